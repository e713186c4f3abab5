<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>duovita</name>
    <message>
        <source>Names, separated by commas</source>
        <translation>姓名，以逗号分隔</translation>
    </message>
    <message>
        <source>Kind of contact</source>
        <translation>联系方式类型</translation>
    </message>
    <message>
        <source>public</source>
        <translation>公开</translation>
    </message>
    <message>
        <source>Anything not public stays out of every exported document.</source>
        <translation>未公开的内容不会出现在任何导出的文档中。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add a contact</source>
        <translation>添加联系方式</translation>
    </message>
    <message>
        <source>Name of the link</source>
        <translation>链接名称</translation>
    </message>
    <message>
        <source>Add a link</source>
        <translation>添加链接</translation>
    </message>
    <message>
        <source>Add a position</source>
        <translation>添加职位</translation>
    </message>
    <message>
        <source>%1: there is no %2 text; “%3” is shown instead.</source>
        <translation>%1：没有%2文字，暂以“%3”代替。</translation>
    </message>
    <message>
        <source>The photo cannot be read, so it is left out. Use a JPEG or PNG file.</source>
        <translation>照片无法读取，已略去。请提供 JPEG 或 PNG 文件。</translation>
    </message>
    <message>
        <source>only in %1: %2</source>
        <translation>仅%1中有 %2</translation>
    </message>
    <message>
        <source>the person has no name</source>
        <translation>没有姓名</translation>
    </message>
    <message>
        <source>the “expected” date %1 has passed</source>
        <translation>“预计”的 %1 已过</translation>
    </message>
    <message>
        <source>“%1” is not a DOI; a DOI looks like 10.1000/182</source>
        <translation>“%1”不是 DOI；DOI 形如 10.1000/182</translation>
    </message>
    <message>
        <source>“%1” cannot be used as a link in a document</source>
        <translation>“%1”不能作为文档中的链接</translation>
    </message>
    <message>
        <source>the other language has changed since: “%1”</source>
        <translation>另一语言此后有改动：“%1”</translation>
    </message>
    <message>
        <source>no %1 text for “%2”</source>
        <translation>“%2”缺少%1</translation>
    </message>
    <message>
        <source>The languages differ</source>
        <translation>两种语言不一致</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>需要处理</translation>
    </message>
    <message>
        <source>Missing in %1</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>Same in both languages</source>
        <translation>两种语言相同</translation>
    </message>
    <message>
        <source>Mark as checked</source>
        <translation>标为已核对</translation>
    </message>
    <message>
        <source>Remove “expected”</source>
        <translation>取消“预计”</translation>
    </message>
    <message>
        <source>Keep only the DOI</source>
        <translation>只保留 DOI</translation>
    </message>
    <message>
        <source>“%1” from an import has not been placed</source>
        <translation>“%1”是导入时未归类的内容</translation>
    </message>
    <message>
        <source>Unplaced text from an import</source>
        <translation>导入时未归类</translation>
    </message>
    <message>
        <source>Use full-width punctuation</source>
        <translation>改为全角标点</translation>
    </message>
    <message>
        <source>Name of the contact</source>
        <translation>联系方式的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Show as a problem again</source>
        <translation>重新列为问题</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>This is a period; it will be moved to “%1”.</source>
        <translation>这是一段时间，将归入“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not a valid date here, so it does not appear in any document</source>
        <translation>“%1”不是此处可用的日期，文档中不会显示</translation>
    </message>
    <message>
        <source>half-width punctuation in %1 text: “%2”</source>
        <translation>%1里有半角标点：“%2”</translation>
    </message>
    <message>
        <source>full-width punctuation in %1 text: “%2”</source>
        <translation>%1里有全角标点：“%2”</translation>
    </message>
    <message>
        <source>the %1 text is in %2: “%3”</source>
        <translation>%1一侧写的是%2：“%3”</translation>
    </message>
    <message>
        <source>Use the suggestion</source>
        <translation>采用建议</translation>
    </message>
    <message>
        <source>Use half-width punctuation</source>
        <translation>改为半角标点</translation>
    </message>
    <message numerus="yes">
        <source>It does not fit: %n page(s) even at the template&apos;s limits. Shorten it, hide entries or choose a denser template.</source>
        <translation>
            <numerusform>放不下：缩到模板允许的极限仍有 %n 页。请精简内容、隐藏部分条目，或换用更紧凑的模板。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 only in %2, %3 only in %4: they may correspond</source>
        <translation>%1仅%2中有，%3 条仅%4中有：也许应当对应</translation>
    </message>
    <message>
        <source>%1 (page %2)</source>
        <translation>%1（第 %2 页）</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1，见%2</translation>
    </message>
    <message>
        <source>No installed font has these characters, so they are left out of the document: %1. Install a font that has them (%2 on Debian) or write something else.</source>
        <translation>文档中略去了已安装字体都没有的字符：%1。请安装包含这些字符的字体（在 Debian 上是 %2），或换用其他写法。</translation>
    </message>
    <message>
        <source>%1: no installed font has these characters, so they are left out: %2. See the list of problems for their places.</source>
        <translation>%1：已安装的字体都没有这些字符，已略去：%2。位置见问题列表。</translation>
    </message>
    <message>
        <source>%1: there is no %2 text for “%3”; it is left out.</source>
        <translation>%1：没有%2文字，“%3”已略去。</translation>
    </message>
    <message>
        <source>%1: there is no %2 text for “%3”; the entry is left out.</source>
        <translation>%1：“%3”没有%2文字，整个条目已略去。</translation>
    </message>
    <message>
        <source>Left out because a translation is missing: %1.</source>
        <translation>因缺少译文而略去：%1。</translation>
    </message>
    <message>
        <source>the photo is not shown: the template “%1” has no room for one</source>
        <translation>照片没有显示：“%1”模板没有照片的位置</translation>
    </message>
    <message>
        <source>Change the template</source>
        <translation>更换模板</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n 处文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n entry(s) left out: %2</source>
        <translation>
            <numerusform>%1：略去条目 %n 个：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Text font</source>
        <translation>正文字体</translation>
    </message>
    <message>
        <source>Chinese text font</source>
        <translation>中文正文字体</translation>
    </message>
    <message>
        <source>Heading font</source>
        <translation>标题字体</translation>
    </message>
    <message>
        <source>Chinese heading font</source>
        <translation>中文标题字体</translation>
    </message>
    <message>
        <source>Size of Latin letters in Chinese text</source>
        <translation>中西混排时西文比例</translation>
    </message>
    <message>
        <source>Old-style figures</source>
        <translation>旧式数字</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>行距</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>正文字号</translation>
    </message>
    <message>
        <source>Name size</source>
        <translation>姓名字号</translation>
    </message>
    <message>
        <source>Name weight</source>
        <translation>姓名字重</translation>
    </message>
    <message>
        <source>Letter spacing of the name</source>
        <translation>姓名字距</translation>
    </message>
    <message>
        <source>Name capitals</source>
        <translation>姓名大写</translation>
    </message>
    <message>
        <source>Headline size</source>
        <translation>一句话介绍字号</translation>
    </message>
    <message>
        <source>Contacts size</source>
        <translation>联系方式字号</translation>
    </message>
    <message>
        <source>Heading size</source>
        <translation>标题字号</translation>
    </message>
    <message>
        <source>Heading weight</source>
        <translation>标题字重</translation>
    </message>
    <message>
        <source>Letter spacing of headings</source>
        <translation>标题字距</translation>
    </message>
    <message>
        <source>Heading capitals</source>
        <translation>标题大写</translation>
    </message>
    <message>
        <source>Above headings</source>
        <translation>标题上方</translation>
    </message>
    <message>
        <source>Above the headline</source>
        <translation>一句话介绍上方</translation>
    </message>
    <message>
        <source>Above the contacts</source>
        <translation>联系方式上方</translation>
    </message>
    <message>
        <source>Justified</source>
        <translation>两端对齐</translation>
    </message>
    <message>
        <source>Hyphenation</source>
        <translation>英文断词</translation>
    </message>
    <message>
        <source>Accent</source>
        <translation>主题色</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>正文</translation>
    </message>
    <message>
        <source>Muted text</source>
        <translation>次要文字</translation>
    </message>
    <message>
        <source>Headline</source>
        <translation>一句话介绍</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Second lines</source>
        <translation>第二行</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线条</translation>
    </message>
    <message>
        <source>Bullets</source>
        <translation>项目符号</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>图标</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Vertical spacing</source>
        <translation>整体间距</translation>
    </message>
    <message>
        <source>Below headings</source>
        <translation>标题下方</translation>
    </message>
    <message>
        <source>Between entries</source>
        <translation>条目之间</translation>
    </message>
    <message>
        <source>Below entry headings</source>
        <translation>条目首行下方</translation>
    </message>
    <message>
        <source>Between points</source>
        <translation>要点之间</translation>
    </message>
    <message>
        <source>Indent of points</source>
        <translation>要点缩进</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Languages of the name</source>
        <translation>姓名所用语言</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>联系方式</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Photo width</source>
        <translation>照片宽度</translation>
    </message>
    <message>
        <source>Photo height</source>
        <translation>照片高度</translation>
    </message>
    <message>
        <source>Photo shape</source>
        <translation>照片形状</translation>
    </message>
    <message>
        <source>Photo on the left</source>
        <translation>照片在左</translation>
    </message>
    <message>
        <source>Alignment of headings</source>
        <translation>标题对齐</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>线条粗细</translation>
    </message>
    <message>
        <source>Side column</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>Width of the side column</source>
        <translation>侧栏宽度</translation>
    </message>
    <message>
        <source>Sections in the side column</source>
        <translation>侧栏中的栏目</translation>
    </message>
    <message>
        <source>Entry headings</source>
        <translation>条目首行</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Date column width</source>
        <translation>日期列宽度</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Days shown</source>
        <translation>日期精确到日</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>左边距</translation>
    </message>
    <message>
        <source>Top margin</source>
        <translation>上边距</translation>
    </message>
    <message>
        <source>Right margin</source>
        <translation>右边距</translation>
    </message>
    <message>
        <source>Bottom margin</source>
        <translation>下边距</translation>
    </message>
    <message>
        <source>Footer</source>
        <translation>页脚</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>分栏</translation>
    </message>
    <message>
        <source>Person&apos;s name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>The font %1 is not installed; Noto is used instead.</source>
        <translation>未安装字体 %1，以 Noto 字体代替。</translation>
    </message>
    <message>
        <source>The font %1 is not installed; Noto is used instead. It is in Debian&apos;s package %2.</source>
        <translation>未安装字体 %1，以 Noto 字体代替。它在 Debian 软件包 %2 中。</translation>
    </message>
    <message>
        <source>Add a personal fact</source>
        <translation>添加个人情况</translation>
    </message>
    <message>
        <source>Contacts labelled</source>
        <translation>注明联系方式类型</translation>
    </message>
    <message>
        <source>Personal facts</source>
        <translation>个人情况</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>横幅</translation>
    </message>
    <message>
        <source>Strip</source>
        <translation>饰条</translation>
    </message>
    <message>
        <source>Text on the band</source>
        <translation>横幅文字</translation>
    </message>
    <message>
        <source>Levels as dots</source>
        <translation>以圆点表示水平</translation>
    </message>
    <message>
        <source>Place before date</source>
        <translation>地点在前</translation>
    </message>
    <message>
        <source>Short addresses</source>
        <translation>简写网址</translation>
    </message>
    <message>
        <source>Total period shown</source>
        <translation>显示总起止时间</translation>
    </message>
    <message>
        <source>Extra space on full pages</source>
        <translation>满页时栏目前的额外间距</translation>
    </message>
    <message>
        <source>Word documents</source>
        <translation>Word 文档</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Page for Hexo or Jekyll</source>
        <translation>Hexo 或 Jekyll 页面</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>Publications as BibTeX</source>
        <translation>论文（BibTeX）</translation>
    </message>
    <message>
        <source>JSON Resume</source>
        <translation>JSON Resume</translation>
    </message>
    <message>
        <source>RenderCV</source>
        <translation>RenderCV</translation>
    </message>
    <message>
        <source>Publications as CSL JSON</source>
        <translation>论文（CSL JSON）</translation>
    </message>
    <message>
        <source>Contact card</source>
        <translation>名片</translation>
    </message>
    <message>
        <source>Side column on later pages</source>
        <translation>后续页的侧栏</translation>
    </message>
    <message>
        <source>End block, left</source>
        <translation>末尾左栏</translation>
    </message>
    <message>
        <source>End block, right</source>
        <translation>末尾右栏</translation>
    </message>
    <message>
        <source>Years of publications and patents</source>
        <translation>论文与专利的年份</translation>
    </message>
    <message>
        <source>Newest publications and patents first</source>
        <translation>论文与专利由新到旧</translation>
    </message>
    <message>
        <source>Between publications</source>
        <translation>论文与专利间距</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2，%3 %4</translation>
    </message>
    <message>
        <source>Use the other number</source>
        <translation>采用另一个数字</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message numerus="yes">
        <source>The %1 CV has %n text(s) in %2.</source>
        <translation>
            <numerusform>%1简历中有 %n 处文字是%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 CV leaves out %n text(s) that have no %1.</source>
        <translation>
            <numerusform>%1简历略去了 %n 处没有%1的内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%3” is in %2.</source>
        <translation>%1：“%3”是%2。</translation>
    </message>
    <message numerus="yes">
        <source>The %1 CV has %n text(s) in %2: %3</source>
        <translation>
            <numerusform>%1简历中有 %n 处文字是%2：%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 CV leaves out %n text(s) that have no %1: %2</source>
        <translation>
            <numerusform>%1简历略去了 %n 处没有%1的内容：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whole entry(s): %1</source>
        <translation>
            <numerusform>%n 个完整条目：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>the two languages do not seem to say the same thing</source>
        <translation>两种语言的内容似乎不一致</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>去填写</translation>
    </message>
    <message>
        <source>Copy; same in both languages</source>
        <translation>照抄（两种语言相同）</translation>
    </message>
    <message>
        <source>Fill the last page</source>
        <translation>填满最后一页</translation>
    </message>
    <message>
        <source>Contacts in the heading font</source>
        <translation>联系方式用标题字体</translation>
    </message>
    <message>
        <source>First of the name</source>
        <translation>姓名首字</translation>
    </message>
    <message>
        <source>First letters</source>
        <translation>标题首字</translation>
    </message>
    <message>
        <source>Given name weight</source>
        <translation>西文名的字重</translation>
    </message>
    <message>
        <source>may hold more than belongs here: “%1”</source>
        <translation>可能混入了别的内容：“%1”</translation>
    </message>
    <message>
        <source>listed in %1: %2, in %3: %4</source>
        <translation>所列项数：%1 %2 项，%3 %4 项</translation>
    </message>
    <message numerus="yes">
        <source>Only %n line(s) on the last page: set “Pages” under Design, shorten a text or hide an entry.</source>
        <translation>
            <numerusform>最后一页只有 %n 行：可在“设计”中设置“页数”，或缩短文字、隐藏条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>numbers differ: %1</source>
        <translation>数字不一致：%1</translation>
    </message>
    <message>
        <source>links differ: %1</source>
        <translation>链接不一致：%1</translation>
    </message>
    <message>
        <source>The other language has changed</source>
        <translation>另一语言有改动</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>以逗号或顿号分隔</translation>
    </message>
    <message>
        <source>Name in the heading font</source>
        <translation>姓名用标题字体</translation>
    </message>
</context>
<context>
    <name>duovita::AbsenceNotice</name>
    <message>
        <source>Show the other language&apos;s text instead</source>
        <translation>改用另一种语言的文字</translation>
    </message>
    <message>
        <source>In this CV, also for other texts left out because a translation is missing</source>
        <translation>针对整份简历：其他因缺少译文而略去的内容也一并显示</translation>
    </message>
    <message>
        <source>Write the %1 text</source>
        <translation>填写%1文字</translation>
    </message>
</context>
<context>
    <name>duovita::AbsenceWords</name>
    <message>
        <source>Not in the %1 documents</source>
        <translation>不在%1文档中</translation>
    </message>
    <message>
        <source>Not in the %1 documents: “%2” has no %1 text.</source>
        <translation>不在%1文档中：“%2”没有%1文字。</translation>
    </message>
    <message>
        <source>Not in the %1 documents: %2</source>
        <translation>不在%1文档中：%2</translation>
    </message>
</context>
<context>
    <name>duovita::Actions</name>
    <message>
        <source>Export English PDF…</source>
        <translation>导出英文 PDF…</translation>
    </message>
    <message>
        <source>Export Chinese PDF…</source>
        <translation>导出中文 PDF…</translation>
    </message>
    <message>
        <source>Export both languages as PDF…</source>
        <translation>导出中英文 PDF…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>%1 (.%2)…</source>
        <translation>%1 (.%2)…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Export in another format</source>
        <translation>导出为其他格式</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>界面语言</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>新建个人档案</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>试用示例</translation>
    </message>
    <message>
        <source>Export with the record attached…</source>
        <translation>导出并附上记录…</translation>
    </message>
    <message>
        <source>The PDF can then be imported again; private contacts and notes stay out</source>
        <translation>这样的 PDF 可以重新导入；不公开的联系方式和备注不会写入</translation>
    </message>
    <message>
        <source>Export texts for a translator…</source>
        <translation>导出待译文字…</translation>
    </message>
    <message>
        <source>Import translations…</source>
        <translation>导入译文…</translation>
    </message>
    <message>
        <source>Print the English version…</source>
        <translation>打印英文版…</translation>
    </message>
    <message>
        <source>Print the Chinese version…</source>
        <translation>打印中文版…</translation>
    </message>
    <message>
        <source>Open another database…</source>
        <translation>打开其他数据库…</translation>
    </message>
    <message>
        <source>Open a database on a server…</source>
        <translation>打开服务器上的数据库…</translation>
    </message>
    <message>
        <source>New database…</source>
        <translation>新建数据库…</translation>
    </message>
    <message>
        <source>Copy the database to a file…</source>
        <translation>将数据库另存为副本…</translation>
    </message>
    <message>
        <source>Copy the database, encrypted…</source>
        <translation>将数据库另存为加密副本…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>恢复备份…</translation>
    </message>
    <message>
        <source>Trash…</source>
        <translation>回收站…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Find and replace…</source>
        <translation>查找与替换…</translation>
    </message>
    <message>
        <source>Earlier versions…</source>
        <translation>历史版本…</translation>
    </message>
    <message>
        <source>Record as of a date…</source>
        <translation>查看历史状态…</translation>
    </message>
    <message>
        <source>Conflicting changes…</source>
        <translation>冲突的修改…</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Previous problem</source>
        <translation>上一个问题</translation>
    </message>
    <message>
        <source>Check English spelling</source>
        <translation>检查英文拼写</translation>
    </message>
    <message>
        <source>Tags of selected people…</source>
        <translation>列表中所选人员的标签…</translation>
    </message>
    <message>
        <source>Merge the two selected people…</source>
        <translation>合并所选的两位人员…</translation>
    </message>
    <message>
        <source>Glossary…</source>
        <translation>术语表…</translation>
    </message>
    <message>
        <source>Search people</source>
        <translation>搜索人员</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>切换到窗口的下一部分</translation>
    </message>
    <message>
        <source>Go to people</source>
        <translation>转到人员列表</translation>
    </message>
    <message>
        <source>Go to the outline</source>
        <translation>转到大纲</translation>
    </message>
    <message>
        <source>Go to the pages</source>
        <translation>转到版面</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>适合宽度</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>使用手册</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>About Duovita</source>
        <translation>关于 Duovita</translation>
    </message>
    <message>
        <source>Pages in their own window</source>
        <translation>在独立窗口中显示版面</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>版面</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>疏密</translation>
    </message>
    <message>
        <source>Search or run…</source>
        <translation>搜索或执行…</translation>
    </message>
    <message>
        <source>Switch between the form and the pages</source>
        <translation>在表单与版面之间切换</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>编写</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Focus mode</source>
        <translation>专注模式</translation>
    </message>
    <message>
        <source>Only the form and the page</source>
        <translation>只留表单与版面</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>提高对比度</translation>
    </message>
    <message>
        <source>Fit the height</source>
        <translation>适合高度</translation>
    </message>
    <message>
        <source>Show the English pages</source>
        <translation>显示英文版面</translation>
    </message>
    <message>
        <source>Show the Chinese pages</source>
        <translation>显示中文版面</translation>
    </message>
    <message>
        <source>Show the pages of both languages</source>
        <translation>显示双语版面</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Export %n people…</source>
        <translation>
            <numerusform>导出 %n 人…</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete this person</source>
        <translation>删除此人</translation>
    </message>
    <message>
        <source>Moves them to the trash; undo brings them back</source>
        <translation>移到回收站；撤销即可恢复</translation>
    </message>
    <message>
        <source>Look up word</source>
        <translation>查词</translation>
    </message>
    <message>
        <source>Export several people…</source>
        <translation>导出多人…</translation>
    </message>
    <message>
        <source>List of people</source>
        <translation>人员列表</translation>
    </message>
    <message>
        <source>Pages beside the form</source>
        <translation>表单旁的版面</translation>
    </message>
</context>
<context>
    <name>duovita::BackupCommand</name>
    <message>
        <source>There are no backups yet. Give a file name to make one.</source>
        <translation>还没有备份。给出一个文件名即可备份。</translation>
    </message>
    <message>
        <source>%1: a copy of %2</source>
        <translation>%1：%2 的副本</translation>
    </message>
    <message>
        <source>%1 now has the contents of %2.</source>
        <translation>%1 的内容现与 %2 相同。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1</source>
        <translation>损坏的文件已保留：%1</translation>
    </message>
    <message>
        <source>Its previous contents are kept as a backup: %1</source>
        <translation>原来的内容已存为备份：%1</translation>
    </message>
    <message>
        <source>The newest intact backup is from %1. To restore it:
  duovita --database &quot;%2&quot; restore &quot;%3&quot;</source>
        <translation>最新的完好备份创建于 %1。恢复方法：
  duovita --database &quot;%2&quot; restore &quot;%3&quot;</translation>
    </message>
    <message>
        <source>No backup of it was found in %1.</source>
        <translation>在 %1 中没有找到它的备份。</translation>
    </message>
    <message>
        <source>The daily backup failed. %1</source>
        <translation>今日自动备份失败。%1</translation>
    </message>
    <message>
        <source>A server keeps backups of its own. To put the people of a file on it, use “duovita copy”.</source>
        <translation>服务器有自己的备份。要把文件里的人员放到服务器上，请使用“duovita copy”。</translation>
    </message>
    <message>
        <source>New passphrase for %1: </source>
        <translation>为 %1 设置口令：</translation>
    </message>
    <message>
        <source>Repeat the passphrase: </source>
        <translation>再输入一次：</translation>
    </message>
    <message>
        <source>The passphrases do not match. Try again.</source>
        <translation>两次输入不一致，请重新输入。</translation>
    </message>
    <message>
        <source>Passphrase for %1: </source>
        <translation>%1 的口令：</translation>
    </message>
    <message>
        <source>%1: an encrypted copy of %2</source>
        <translation>%1：%2 的加密副本</translation>
    </message>
</context>
<context>
    <name>duovita::BackupController</name>
    <message>
        <source>The daily backup failed. %1</source>
        <translation>今日自动备份失败。%1</translation>
    </message>
    <message>
        <source>The database has been copied to %1.</source>
        <translation>全部内容已另存到 %1。</translation>
    </message>
    <message>
        <source>The backup has been restored.</source>
        <translation>数据库已恢复为备份的内容。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1</source>
        <translation>损坏的文件已保留：%1</translation>
    </message>
    <message>
        <source>A server keeps backups of its own. To put the people of a file on it, use “duovita copy”.</source>
        <translation>服务器有自己的备份。要把文件里的人员放到服务器上，请使用“duovita copy”。</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>恢复 %1 的备份</translation>
    </message>
    <message>
        <source>An encrypted copy of the database has been saved to %1.</source>
        <translation>全部内容已加密另存到 %1。</translation>
    </message>
</context>
<context>
    <name>duovita::BackupDialog</name>
    <message>
        <source>Restore a backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>备份时间</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made in %1 on every day with changes.</source>
        <translation>还没有备份。有改动的日子每天自动备份一次，存放在 %1。</translation>
    </message>
    <message>
        <source>The whole database, with all its people, is restored to its state at that time. Its present contents are backed up first.</source>
        <translation>整个数据库（包括其中所有人）将恢复到当时的状态。现在的内容会先存为备份。</translation>
    </message>
    <message>
        <source>Restore this one</source>
        <translation>恢复到这一份</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>其他文件…</translation>
    </message>
</context>
<context>
    <name>duovita::BatchExport</name>
    <message>
        <source>files cannot be created in it</source>
        <translation>无法在其中创建文件</translation>
    </message>
</context>
<context>
    <name>duovita::ChangeList</name>
    <message>
        <source>Accepting this also changes:</source>
        <translation>接受后还会改动：</translation>
    </message>
    <message>
        <source>also on the %1 page</source>
        <translation>%1版面上也会出现</translation>
    </message>
    <message>
        <source>also on the %1 page, in %2</source>
        <translation>%1版面上也会以%2出现</translation>
    </message>
</context>
<context>
    <name>duovita::ChangeSummary</name>
    <message>
        <source>(nothing)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>%1: added</source>
        <translation>%1：已添加</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1：已删除</translation>
    </message>
    <message>
        <source>Personal data: details</source>
        <translation>个人信息细节</translation>
    </message>
    <message>
        <source>%1: details</source>
        <translation>%1：细节</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1，另有 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ChangeWords</name>
    <message>
        <source>without %1</source>
        <comment>a value that is no more there</comment>
        <translation>去掉 %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>what was there, what there is now</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Kept with the record, not shown on any page</source>
        <translation>随记录保留，不在版面上显示</translation>
    </message>
</context>
<context>
    <name>duovita::CheckPane</name>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Copied “%1”. Paste it where it applies.</source>
        <translation>已复制“%1”，请粘贴到与事实相符之处。</translation>
    </message>
</context>
<context>
    <name>duovita::CheckRun</name>
    <message numerus="yes">
        <source>… and %n more missing text(s). “--language” checks one language alone.</source>
        <translation>
            <numerusform>……另有 %n 处缺少译文。用“--language”可只检查一种语言。</numerusform>
        </translation>
    </message>
    <message>
        <source>(ignored)</source>
        <translation>（已忽略）</translation>
    </message>
    <message numerus="yes">
        <source>%n ignored; “--dismissed” shows them.</source>
        <translation>
            <numerusform>已忽略 %n 处；用“--dismissed”显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>没有问题。</translation>
    </message>
</context>
<context>
    <name>duovita::ChecklistBox</name>
    <message>
        <source>, </source>
        <comment>between the chosen items</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 (tick any number)</source>
        <translation>%1（可多选）</translation>
    </message>
</context>
<context>
    <name>duovita::ChosenBar</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>已选 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>标签…</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>合并…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Clear selection (Esc)</source>
        <translation>取消多选（Esc）</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>取消多选</translation>
    </message>
    <message>
        <source>To select several people, click the circles beside the names, or Ctrl+click the rows.</source>
        <translation>要选择多人，请点击姓名前的圆圈，或按住 Ctrl 点击各行。</translation>
    </message>
</context>
<context>
    <name>duovita::ColorControl</name>
    <message>
        <source>Contrast %1 : 1 on white; below 4.5 it is hard to read</source>
        <translation>白底对比度 %1 : 1；低于 4.5 难以辨读</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>其他颜色…</translation>
    </message>
    <message>
        <source>Template default</source>
        <translation>模板默认</translation>
    </message>
    <message>
        <source>Same as text</source>
        <translation>与正文同色</translation>
    </message>
    <message>
        <source>Same as muted text</source>
        <translation>与次要文字同色</translation>
    </message>
    <message>
        <source>Same as accent</source>
        <translation>与主题色同色</translation>
    </message>
    <message>
        <source>%1 : 1</source>
        <translation>%1 : 1</translation>
    </message>
</context>
<context>
    <name>duovita::ColorPopup</name>
    <message>
        <source>Six hexadecimal digits (0–9, a–f)</source>
        <translation>六位十六进制数字（0–9、a–f）</translation>
    </message>
    <message>
        <source>%1 : 1 on white, hard to read</source>
        <translation>与白色对比 %1 : 1，不易阅读</translation>
    </message>
    <message>
        <source>Colour, such as #2457a5</source>
        <translation>颜色，如 #2457a5</translation>
    </message>
</context>
<context>
    <name>duovita::CommandBar</name>
    <message>
        <source>Command bar</source>
        <translation>命令栏</translation>
    </message>
    <message>
        <source>Search or run</source>
        <translation>搜索或执行</translation>
    </message>
    <message>
        <source>Search or run…</source>
        <translation>搜索或执行…</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>open and keep this bar open</source>
        <translation>打开并保留命令栏</translation>
    </message>
    <message>
        <source>No match. Try a name, a section, a setting or an action.</source>
        <translation>没有匹配项。可输入姓名、栏目、设置或操作的名称。</translation>
    </message>
</context>
<context>
    <name>duovita::CommandLine</name>
    <message>
        <source>Read CVs into the database.</source>
        <translation>将简历读入数据库。</translation>
    </message>
    <message>
        <source>Show who is in the database.</source>
        <translation>列出数据库中的人员。</translation>
    </message>
    <message>
        <source>Print a record.</source>
        <translation>输出一份记录。</translation>
    </message>
    <message>
        <source>The person&apos;s name, for documents that do not state it.</source>
        <translation>文档未写明姓名时，指定其所属人员。</translation>
    </message>
    <message>
        <source>The document&apos;s language: en or zh; for export also both.</source>
        <translation>文档语言：en 或 zh；导出时还可用 both。</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>以 JSON 输出。</translation>
    </message>
    <message>
        <source>Everybody in the database.</source>
        <translation>数据库中的所有人员。</translation>
    </message>
    <message>
        <source>The person&apos;s CV to use; by default, the full one.</source>
        <translation>选择该人员的哪一份简历；默认为完整简历。</translation>
    </message>
    <message>
        <source>The file, or a folder, to write to.</source>
        <translation>输出到的文件或文件夹。</translation>
    </message>
    <message>
        <source>Without a command, the window opens; “duovita FILE” shows that database in it.</source>
        <translation>不带命令时打开窗口；“duovita 文件”在窗口中显示该数据库。</translation>
    </message>
    <message>
        <source>There is no document language “%1”; use en or zh.</source>
        <translation>没有文档语言“%1”；请用 en 或 zh。</translation>
    </message>
    <message>
        <source>Name the files to import.</source>
        <translation>请指定要导入的文件。</translation>
    </message>
    <message>
        <source>Name one person.</source>
        <translation>请指定一位人员。</translation>
    </message>
    <message>
        <source>Name one person, or use --all.</source>
        <translation>请指定一位人员，或使用 --all。</translation>
    </message>
    <message>
        <source>Name one database.</source>
        <translation>请指定一个数据库。</translation>
    </message>
    <message>
        <source>Close the window once it is up.</source>
        <translation>窗口打开后随即关闭。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Report what is missing in a CV or does not fit.</source>
        <translation>说明简历中缺少什么、哪里放不下。</translation>
    </message>
    <message>
        <source>The template to use instead of the CV&apos;s own.</source>
        <translation>用此模板代替简历自身的模板。</translation>
    </message>
    <message>
        <source>The paper size (a4, letter or a5) instead of the CV&apos;s own.</source>
        <translation>纸张：a4、letter 或 a5，代替简历自身的设置。</translation>
    </message>
    <message>
        <source>The citation style instead of the CV&apos;s own: plain, or gbt7714 for GB/T 7714—2015.</source>
        <translation>论文的著录格式，代替简历自身的设置：plain（默认）或 gbt7714（GB/T 7714—2015）。</translation>
    </message>
    <message>
        <source>Attach the record, so that the PDF can be imported again (PDF/A-3a). Private contacts, notes and what the CV does not show stay out.</source>
        <translation>附上记录，使 PDF 可以重新导入（PDF/A-3a）。不公开的联系方式、备注和简历未显示的内容不会写入。</translation>
    </message>
    <message>
        <source>Write PDF/A-1b, where it is required; it has no tags.</source>
        <translation>输出 PDF/A-1b（供有此要求者使用），不含结构标签。</translation>
    </message>
    <message>
        <source>How many PDFs to make at once; all cores if not given.</source>
        <translation>同时生成多少个 PDF；不指定则使用全部核心。</translation>
    </message>
    <message>
        <source>--%1 must be a whole number of 1 or more, not “%2”.</source>
        <translation>--%1 需要不小于 1 的整数，而不是“%2”。</translation>
    </message>
    <message>
        <source>There is no paper size “%1”; use a4, letter or a5.</source>
        <translation>没有纸张规格“%1”，请用 a4、letter 或 a5。</translation>
    </message>
    <message>
        <source>There is no citation style “%1”; use plain or gbt7714.</source>
        <translation>没有著录格式“%1”，请用 plain 或 gbt7714。</translation>
    </message>
    <message>
        <source>PDF/A-1 cannot contain attachments: use either --archive or --with-data.</source>
        <translation>PDF/A-1 不能附带文件：--archive 与 --with-data 只能选一个。</translation>
    </message>
    <message>
        <source>Keep each document as a separate record, even if the person is already in the database.</source>
        <translation>即使此人已存在，也将每份文档保存为单独的记录。</translation>
    </message>
    <message>
        <source>There is no format “%1”; use one of: %2.</source>
        <translation>没有格式“%1”，可用：%2。</translation>
    </message>
    <message>
        <source>Margins on all sides in millimetres, 5 to 60, instead of the template&apos;s.</source>
        <translation>四周页边距（毫米，5 到 60），代替模板自身的页边距。</translation>
    </message>
    <message>
        <source>Margins are %1 to %2 mm.</source>
        <translation>页边距应为 %1 到 %2 毫米。</translation>
    </message>
    <message>
        <source>Write a CV as PDF or in another format, or the whole record as JSON.</source>
        <translation>将简历导出为 PDF 或其他格式，或将整份记录导出为 JSON。</translation>
    </message>
    <message>
        <source>Copy the whole database to a new file; without a file, list the backups.</source>
        <translation>把整个数据库复制到一个新文件；不给文件名则列出已有的备份。</translation>
    </message>
    <message>
        <source>Replace the database with a backup; its present contents are kept as a backup.</source>
        <translation>用备份替换数据库；原来的内容存为备份。</translation>
    </message>
    <message>
        <source>Name one file.</source>
        <translation>请给出一个文件。</translation>
    </message>
    <message>
        <source>“%1” has the file extension of the format %2, but --format is %3.</source>
        <translation>“%1”的扩展名属于 %2 格式，而 --format 指定的是 %3。</translation>
    </message>
    <message>
        <source>“%1” is neither a command nor a file; “duovita --help” lists the commands.</source>
        <translation>“%1”既不是命令，也不是文件；“duovita --help”会列出所有命令。</translation>
    </message>
    <message>
        <source>--shard needs a part and the number of parts, such as 2/4, not “%1”.</source>
        <translation>--shard 需要“第几份/共几份”，例如 2/4，而不是“%1”。</translation>
    </message>
    <message>
        <source>--shard and --again can only be used with --all.</source>
        <translation>--shard 与 --again 须与 --all 一起使用。</translation>
    </message>
    <message>
        <source>With --all: only this part of the people, such as 2/4; for several machines that share the work.</source>
        <translation>与 --all 一起：只处理其中一份人员，例如 2/4；供多台机器分担。</translation>
    </message>
    <message>
        <source>With --all: also rewrite the files for which nothing has changed.</source>
        <translation>与 --all 一起：自写出后没有变化的文件也重新生成。</translation>
    </message>
    <message>
        <source>Name the sheets to read.</source>
        <translation>请指定要读取的翻译表。</translation>
    </message>
    <message>
        <source>Write the texts that lack a translation to a sheet (XLIFF).</source>
        <translation>将缺译文的文字写成翻译表（XLIFF）。</translation>
    </message>
    <message>
        <source>Import translations from translation sheets (XLIFF).</source>
        <translation>从翻译表（XLIFF）导入译文。</translation>
    </message>
    <message>
        <source>The language to translate into: en or zh; by default, the one with more missing texts.</source>
        <translation>要译成的语言：en 或 zh；默认为缺译较多的一种。</translation>
    </message>
    <message>
        <source>Include texts that are already translated, for review.</source>
        <translation>也包括已有译文的文字，以供审阅。</translation>
    </message>
    <message>
        <source>--pages and --margins are for PDF and PNG only.</source>
        <translation>--pages 和 --margins 仅用于 PDF 和 PNG。</translation>
    </message>
    <message>
        <source>--dpi is for PNG, from %1 to %2.</source>
        <translation>--dpi 用于 PNG，范围为 %1 至 %2。</translation>
    </message>
    <message>
        <source>Dots per inch for PNG, 24 to 1200; by default 144.</source>
        <translation>PNG 的分辨率（每英寸点数），24 至 1200；默认为 144。</translation>
    </message>
    <message>
        <source>Usage: duovita [--database DB] [COMMAND …]</source>
        <translation>用法：duovita [--database 数据库] [命令 …]</translation>
    </message>
    <message>
        <source>Give two databases with --from and --to.</source>
        <translation>请用 --from 和 --to 指定两个数据库。</translation>
    </message>
    <message>
        <source>Copy everybody from one database to another.</source>
        <translation>把所有人员从一个数据库复制到另一个。</translation>
    </message>
    <message>
        <source>The database: a file, or postgresql://USER@HOST/NAME.</source>
        <translation>数据库：一个文件，或 postgresql://用户@主机/名称。</translation>
    </message>
    <message>
        <source>The database to copy, a file or postgresql://USER@HOST/NAME.</source>
        <translation>要复制的数据库，文件或 postgresql://用户@主机/名称。</translation>
    </message>
    <message>
        <source>The database to copy to; it is created if it does not exist.</source>
        <translation>复制到的数据库；不存在时会新建。</translation>
    </message>
    <message>
        <source>Use the sheet&apos;s text even where the record has changed since the sheet was made; with “sheet”: overwrite an existing file.</source>
        <translation>即使记录在翻译表生成之后已有改动，也采用翻译表中的文字；用于 sheet 时：覆盖已有文件。</translation>
    </message>
    <message>
        <source>“%1” is not a sort order; use one of: %2.</source>
        <translation>没有“%1”这种顺序，可用：%2。</translation>
    </message>
    <message>
        <source>The name to sort by: latin, or pinyin for the Chinese one; latin if not given.</source>
        <translation>按哪种姓名排序：latin（英文名）或 pinyin（中文名拼音）；默认为 latin。</translation>
    </message>
    <message>
        <source>Read the passphrase from the first line of a file, such as /dev/fd/3, instead of asking.</source>
        <translation>不提示输入，而从文件（如 /dev/fd/3）的第一行读取口令。</translation>
    </message>
    <message>
        <source>Print the database&apos;s glossary, or change it.</source>
        <translation>输出或修改数据库的术语表。</translation>
    </message>
    <message>
        <source>pdf, png (an image of each page), json (lossless), docx, html, md, page (of a Hexo or Jekyll site), txt, bib or csljson (publications), vcf (contacts), jsonresume or rendercv.</source>
        <translation>pdf、png（每页一张图）、json（无损）、docx、html、md、page（Hexo 或 Jekyll 网站页面）、txt、bib 或 csljson（论文）、vcf（联系方式）、jsonresume 或 rendercv。</translation>
    </message>
    <message>
        <source>--as-of takes a date or a time such as 2026-11-20T10:00, not “%1”.</source>
        <translation>--as-of 后面要写日期或时间，如 2026-11-20T10:00，而不是“%1”。</translation>
    </message>
    <message>
        <source>--restore can only be used with --as-of.</source>
        <translation>--restore 须与 --as-of 一起使用。</translation>
    </message>
    <message>
        <source>List when and why a record was saved; print or restore an earlier state.</source>
        <translation>列出记录的保存时间和原因；输出或恢复较早的状态。</translation>
    </message>
    <message>
        <source>The record as it was at the end of that day or minute, such as 2026-11-20 or 2026-11-20T10:00.</source>
        <translation>截至该日或该分钟末的记录，如 2026-11-20 或 2026-11-20T10:00。</translation>
    </message>
    <message>
        <source>Restore the record as it was then; its present state stays in its history.</source>
        <translation>将记录恢复到当时；现在的内容留在历史中。</translation>
    </message>
    <message>
        <source>Fit the document to this many pages; exit status 1 if that is not possible.</source>
        <translation>压缩到指定页数；无法做到时退出码为 1。</translation>
    </message>
    <message>
        <source>Usage: duovita %1 [OPTION …] %2</source>
        <translation>用法：duovita %1 [选项 …] %2</translation>
    </message>
    <message>
        <source>--prune applies to everybody; do not name a person.</source>
        <translation>--prune 针对所有人，请不要指定人员。</translation>
    </message>
    <message>
        <source>--dry-run can only be used with --prune.</source>
        <translation>--dry-run 须与 --prune 一起使用。</translation>
    </message>
    <message>
        <source>Show what would be done; change nothing.</source>
        <translation>只说明将做什么，不作任何更改。</translation>
    </message>
    <message>
        <source>Include problems that were ignored.</source>
        <translation>也列出已忽略的问题。</translation>
    </message>
    <message>
        <source>Remove earlier versions past their retention period, for everybody (see the manual page).</source>
        <translation>清除所有人员已过保留期的历史版本（见手册页）。</translation>
    </message>
    <message>
        <source>Only people who have this tag.</source>
        <translation>仅限有此标签的人员。</translation>
    </message>
    <message>
        <source>Only people whose records lack texts in this language: en or zh.</source>
        <translation>仅限记录在该语言（en 或 zh）中有缺失的人员。</translation>
    </message>
    <message>
        <source>“%1” is not a way to handle missing texts; use show, omit or omit-entries.</source>
        <translation>没有“%1”这种缺译处理方式，请用 show、omit 或 omit-entries。</translation>
    </message>
    <message>
        <source>What to do with texts missing in a document&apos;s language, instead of the CV&apos;s own choice: show (the other language&apos;s), omit, or omit-entries (each with its whole entry).</source>
        <translation>文档的语言缺少的文字如何处理，代替简历自身的设置：show（用另一语言显示）、omit（略去）或 omit-entries（连同整个条目略去）。</translation>
    </message>
    <message>
        <source>Merge two people: the second is merged into the first and moved to the trash.</source>
        <translation>将两位人员合并为一位：第二位并入第一位，并移入回收站。</translation>
    </message>
    <message>
        <source>Name two people: the one to keep, and the one to merge into the first.</source>
        <translation>请指定两位人员：保留的一位，以及并入其中的一位。</translation>
    </message>
    <message>
        <source>The design, from a file in the format of templates.</source>
        <translation>设计，取自与模板写法相同的文件。</translation>
    </message>
    <message>
        <source>One design setting, such as colors.accent=#1a4480, body.size=10 or body.size.zh=10. May be given several times.</source>
        <translation>设计中的一项，例如 colors.accent=#1a4480、body.size=10 或 body.size.zh=10，可多次给出。</translation>
    </message>
    <message>
        <source>This is the command-line version, which has no window. For its commands, run: duovita-cli --help</source>
        <translation>这是仅有命令行的版本，没有窗口。用法请看：duovita-cli --help</translation>
    </message>
    <message>
        <source>--encrypt, --password, --with-data and --archive are for PDF only.</source>
        <translation>--encrypt、--password、--with-data 和 --archive 仅用于 PDF。</translation>
    </message>
    <message>
        <source>--encrypt asks for the passphrase: leave --password out.</source>
        <translation>--encrypt 会询问口令，请去掉 --password。</translation>
    </message>
    <message>
        <source>Encrypt the copy or the PDF (AES-256; such a PDF is not PDF/A) with a passphrase, which is asked for. Nobody can open it without the passphrase.</source>
        <translation>用口令加密副本或 PDF（AES-256；加密后的 PDF 不再是 PDF/A），口令会另行询问。没有口令，任何人都无法打开。</translation>
    </message>
    <message>
        <source>The PDF&apos;s password. Others on this machine can see it on the command line; --encrypt is safer.</source>
        <translation>PDF 的口令。写在命令行上会被本机其他人看到，建议改用 --encrypt。</translation>
    </message>
    <message>
        <source>Only people with this in their names, institutions or texts, in either language; pinyin works too.</source>
        <translation>仅限姓名、单位或正文（不论中英文）中含有此内容的人员；支持拼音。</translation>
    </message>
    <message>
        <source>Open a database even though it belongs to this account, which can read and change what is in it.</source>
        <translation>打开属于此账号的数据库，尽管该账号可以读取和更改其中的内容。</translation>
    </message>
    <message>
        <source>There is no account “%1” on this machine.</source>
        <translation>本机没有账号“%1”。</translation>
    </message>
</context>
<context>
    <name>duovita::CommandList</name>
    <message>
        <source>not available now</source>
        <translation>现在不可用</translation>
    </message>
</context>
<context>
    <name>duovita::Commands</name>
    <message>
        <source>Not everything could be printed: %1</source>
        <translation>未能全部输出：%1</translation>
    </message>
    <message>
        <source>By translation: %1</source>
        <translation>按译词找到：%1</translation>
    </message>
</context>
<context>
    <name>duovita::ConflictController</name>
    <message numerus="yes">
        <source>%n change(s) by somebody else were merged into this record.</source>
        <translation>
            <numerusform>已合并他人的 %n 处修改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved: somebody else has changed the same fields in this record. You can go on editing.</source>
        <translation>未保存：其他人修改了这份记录的相同内容。您可以继续编辑。</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比较…</translation>
    </message>
</context>
<context>
    <name>duovita::ConflictDialog</name>
    <message>
        <source>Conflicting changes</source>
        <translation>冲突的修改</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>全部采用我的</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>全部采用他人的</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message numerus="yes">
        <source>Somebody else saved this record while you were editing it. Changes to different fields are combined automatically; %n field(s) were changed by both of you. Nothing is saved until you have chosen; what you do not keep stays in the history.</source>
        <translation>
            <numerusform>您编辑期间，其他人保存了这份记录。不同字段的修改会自动合并；有 %n 个字段双方都改过。选定之前不会保存；未保留的内容留在历史中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>原来</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的修改</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>他人的修改</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留哪个</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1：保留哪个</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者都保留</translation>
    </message>
</context>
<context>
    <name>duovita::ConflictWords</name>
    <message>
        <source>Order of the points</source>
        <translation>要点顺序</translation>
    </message>
    <message>
        <source>Order of the entries</source>
        <translation>条目顺序</translation>
    </message>
    <message>
        <source>Order of the sections</source>
        <translation>栏目顺序</translation>
    </message>
    <message>
        <source>Order of the CVs</source>
        <translation>简历顺序</translation>
    </message>
    <message>
        <source>The point itself</source>
        <translation>要点本身</translation>
    </message>
    <message>
        <source>The entry itself</source>
        <translation>条目本身</translation>
    </message>
    <message>
        <source>The section itself</source>
        <translation>栏目本身</translation>
    </message>
    <message>
        <source>The CV itself</source>
        <translation>简历本身</translation>
    </message>
    <message>
        <source>Its section</source>
        <translation>所在栏目</translation>
    </message>
    <message>
        <source>Shown or hidden</source>
        <translation>显示或隐藏</translation>
    </message>
    <message>
        <source>Unplaced text from an import</source>
        <translation>导入时未归类的内容</translation>
    </message>
    <message>
        <source>Further data: %1</source>
        <translation>其他数据：%1</translation>
    </message>
    <message>
        <source>Kind of point</source>
        <translation>要点样式</translation>
    </message>
    <message>
        <source>Level of the point</source>
        <translation>要点层级</translation>
    </message>
    <message>
        <source>Name of the CV</source>
        <translation>简历名称</translation>
    </message>
    <message>
        <source>Languages of the CV</source>
        <translation>简历语言</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Number of pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>页边距</translation>
    </message>
    <message>
        <source>Citation style</source>
        <translation>论文著录格式</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>bullet</source>
        <translation>项目符号</translation>
    </message>
    <message>
        <source>number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>present</source>
        <translation>至今</translation>
    </message>
    <message>
        <source>%1 (expected)</source>
        <translation>%1（预计）</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>个人信息</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>Missing texts</source>
        <translation>缺失的文字</translation>
    </message>
    <message>
        <source>Design: %1</source>
        <translation>设计：%1</translation>
    </message>
</context>
<context>
    <name>duovita::CopyCommand</name>
    <message>
        <source>Copied to %1. People: %2; in the trash: %3; earlier versions of entries: %4</source>
        <translation>已复制到 %1。人员：%2；回收站中：%3；条目的历史版本：%4</translation>
    </message>
</context>
<context>
    <name>duovita::CountWords</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n 个栏目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 条要点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unplaced text(s)</source>
        <translation>
            <numerusform>%n 处未归类内容</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private contact(s)</source>
        <translation>
            <numerusform>%n 个不公开的联系方式</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 条备注</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden part(s)</source>
        <translation>
            <numerusform>%n 处隐藏内容</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s)</source>
        <translation>
            <numerusform>%n 处文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n private fact(s)</source>
        <translation>
            <numerusform>%n 项不公开的个人情况</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::CropArea</name>
    <message>
        <source>Area to keep</source>
        <translation>保留区域</translation>
    </message>
</context>
<context>
    <name>duovita::CropDialog</name>
    <message>
        <source>Crop the photo</source>
        <translation>裁剪照片</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>3 : 4</source>
        <translation>3 : 4</translation>
    </message>
    <message>
        <source>Passport, 35 × 45 mm</source>
        <translation>证件照，35 × 45 毫米</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>正方形</translation>
    </message>
    <message>
        <source>Any shape</source>
        <translation>任意形状</translation>
    </message>
</context>
<context>
    <name>duovita::CvChoices</name>
    <message>
        <source>(no name yet)</source>
        <translation>（尚无姓名）</translation>
    </message>
    <message>
        <source>CV of %1</source>
        <translation>%1的简历</translation>
    </message>
    <message>
        <source>All CVs</source>
        <translation>全部简历</translation>
    </message>
</context>
<context>
    <name>duovita::CvContentsModel</name>
    <message>
        <source>Hidden in every document. Show it again in the outline.</source>
        <translation>在所有文档中都已隐藏。可在大纲中重新显示。</translation>
    </message>
    <message>
        <source>This CV has a summary of its own.</source>
        <translation>这份简历有自己的简介。</translation>
    </message>
    <message>
        <source>Left out by tags.</source>
        <translation>因标签而不包含。</translation>
    </message>
    <message>
        <source>Replaced by this CV&apos;s own: %1</source>
        <translation>已由专用文字代替：%1</translation>
    </message>
</context>
<context>
    <name>duovita::CvController</name>
    <message>
        <source>CV</source>
        <translation>简历</translation>
    </message>
    <message>
        <source>Which CV of the person is shown and exported</source>
        <translation>显示和导出此人的哪一份简历</translation>
    </message>
    <message>
        <source>Name and contents…</source>
        <translation>名称与内容…</translation>
    </message>
    <message>
        <source>New CV like this one…</source>
        <translation>基于此简历新建…</translation>
    </message>
    <message>
        <source>New CV with everything…</source>
        <translation>新建包含全部内容的简历…</translation>
    </message>
    <message>
        <source>New CV</source>
        <translation>新简历</translation>
    </message>
    <message>
        <source>Delete this CV</source>
        <translation>删除这份简历</translation>
    </message>
    <message>
        <source>The CV “%1” was deleted; the record is unchanged.</source>
        <translation>简历“%1”已删除，记录内容不变。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>CVs of this person</source>
        <translation>此人的简历</translation>
    </message>
    <message>
        <source>The new CV “%1” was not kept.</source>
        <translation>未保留新简历“%1”。</translation>
    </message>
</context>
<context>
    <name>duovita::CvDialog</name>
    <message>
        <source>Only what is left out</source>
        <translation>只看未包含的</translation>
    </message>
    <message>
        <source>any; separate several with commas</source>
        <translation>不限；多个用逗号分隔</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>What this CV shows</source>
        <translation>这份简历的内容</translation>
    </message>
    <message>
        <source>Move the section up in this CV</source>
        <translation>在这份简历中上移该栏目</translation>
    </message>
    <message>
        <source>Move the section down in this CV</source>
        <translation>在这份简历中下移该栏目</translation>
    </message>
    <message>
        <source>CV “%1”</source>
        <translation>简历“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n 个栏目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 条要点</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows everything.</source>
        <translation>包含全部内容。</translation>
    </message>
    <message>
        <source>Leaves out %1.</source>
        <translation>不含 %1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Entries without tags, too</source>
        <translation>也包括没有标签的条目</translation>
    </message>
    <message>
        <source>Only entries that have one of these tags, or that have a point with one. Points without tags stay with their entry.</source>
        <translation>只显示自身或其要点带有其中某个标签的条目；没有标签的要点随条目显示。</translation>
    </message>
    <message numerus="yes">
        <source>Shows %1 of %n entries.</source>
        <translation>
            <numerusform>共 %n 条，显示 %1 条。</numerusform>
        </translation>
    </message>
    <message>
        <source>A section in which no entry has a tag is shown whole.</source>
        <translation>条目都没有标签的栏目整栏显示。</translation>
    </message>
    <message>
        <source>No text is missing.</source>
        <translation>没有缺失的文字。</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>包含的内容</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Missing texts</source>
        <translation>缺失的文字</translation>
    </message>
    <message>
        <source>This CV only</source>
        <translation>专用文字</translation>
    </message>
    <message>
        <source>Chosen by tags</source>
        <translation>按标签选择</translation>
    </message>
    <message>
        <source>Only with</source>
        <translation>仅含标签</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>排除标签</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Do not keep the new CV</source>
        <translation>不保留这份新简历</translation>
    </message>
    <message>
        <source>Files: %1</source>
        <translation>文件：%1</translation>
    </message>
    <message>
        <source>Start from the record&apos;s text</source>
        <translation>以记录中的文字开始</translation>
    </message>
    <message>
        <source>To name it in both languages, write “%1”</source>
        <translation>两种语言各用一名，可写作“%1”</translation>
    </message>
    <message>
        <source>Shows everything, with its own summary.</source>
        <translation>包含全部内容，个人简介为本简历专用。</translation>
    </message>
    <message>
        <source>Leaves out %1; has its own summary.</source>
        <translation>不含 %1；个人简介为本简历专用。</translation>
    </message>
    <message>
        <source>Where nothing is typed, the record&apos;s text is shown.</source>
        <translation>不填写时，显示记录中的文字。</translation>
    </message>
</context>
<context>
    <name>duovita::DateRangeEdit</name>
    <message>
        <source>expected</source>
        <translation>预计</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>present</source>
        <translation>至今</translation>
    </message>
    <message>
        <source>1 yr</source>
        <translation>1 年</translation>
    </message>
    <message>
        <source>%1 yrs</source>
        <translation>%1 年</translation>
    </message>
    <message>
        <source>1 mo</source>
        <translation>1 个月</translation>
    </message>
    <message>
        <source>%1 mos</source>
        <translation>%1 个月</translation>
    </message>
    <message>
        <source>or present</source>
        <translation>或“至今”</translation>
    </message>
    <message>
        <source>The end is expected</source>
        <translation>结束日期为预计</translation>
    </message>
    <message>
        <source>Documents show this next to the end date</source>
        <translation>文档会在结束日期旁注明</translation>
    </message>
    <message>
        <source>e.g. 2020.09</source>
        <translation>如 2020.09</translation>
    </message>
    <message>
        <source>2024.06 or present</source>
        <translation>2024.06 或“至今”</translation>
    </message>
</context>
<context>
    <name>duovita::DesignCommands</name>
    <message>
        <source>%1, Design</source>
        <translation>%1，设计</translation>
    </message>
    <message>
        <source>Design: reset all</source>
        <translation>设计：全部恢复</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>Reset all to the template</source>
        <translation>全部恢复为模板设置</translation>
    </message>
</context>
<context>
    <name>duovita::DesignGroup</name>
    <message>
        <source>Fewer</source>
        <translation>收起</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::DesignGroups</name>
    <message>
        <source>Margins</source>
        <translation>页边距</translation>
    </message>
    <message>
        <source>Has no effect because of the setting “%1”</source>
        <translation>因“%1”的设置，此项不起作用</translation>
    </message>
    <message>
        <source>“%1” has no effect here: the record has nothing it applies to.</source>
        <translation>“%1”在此不起作用：记录中没有相关内容。</translation>
    </message>
    <message>
        <source>“%1” has no effect because of the setting “%2”.</source>
        <translation>“%1”不起作用，原因是“%2”的设置。</translation>
    </message>
    <message>
        <source>Show the other language&apos;s text instead</source>
        <translation>改用另一种语言的文字</translation>
    </message>
</context>
<context>
    <name>duovita::DesignLabels</name>
    <message>
        <source>Heading font</source>
        <translation>标题字体</translation>
    </message>
    <message>
        <source>Latin letter size</source>
        <translation>西文比例</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>Letter spacing</source>
        <translation>字距</translation>
    </message>
    <message>
        <source>Name capitals</source>
        <translation>姓名大写</translation>
    </message>
    <message>
        <source>Name spacing</source>
        <translation>姓名字距</translation>
    </message>
    <message>
        <source>Full pages</source>
        <translation>填满页面</translation>
    </message>
    <message>
        <source>Below entry headings</source>
        <translation>条目首行下方</translation>
    </message>
    <message>
        <source>Above headline</source>
        <translation>介绍上方</translation>
    </message>
    <message>
        <source>Above contacts</source>
        <translation>联系方式上方</translation>
    </message>
    <message>
        <source>Point indent</source>
        <translation>要点缩进</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>注明类型</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Band text</source>
        <translation>横幅文字</translation>
    </message>
    <message>
        <source>Its width</source>
        <translation>栏宽</translation>
    </message>
    <message>
        <source>Its sections</source>
        <translation>栏内栏目</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>End block, left</source>
        <translation>末尾左栏</translation>
    </message>
    <message>
        <source>End block, right</source>
        <translation>末尾右栏</translation>
    </message>
    <message>
        <source>Place first</source>
        <translation>地点在前</translation>
    </message>
    <message>
        <source>Level dots</source>
        <translation>圆点表示水平</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新的在前</translation>
    </message>
    <message>
        <source>Column width</source>
        <translation>日期列宽</translation>
    </message>
    <message>
        <source>Total period</source>
        <translation>总起止时间</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>西文名字重</translation>
    </message>
</context>
<context>
    <name>duovita::DesignPane</name>
    <message>
        <source>Upright</source>
        <translation>正体</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>两栏</translation>
    </message>
    <message>
        <source>One per line</source>
        <translation>各占一行</translation>
    </message>
    <message>
        <source>Several per line</source>
        <translation>一行多项</translation>
    </message>
    <message>
        <source>One line per category</source>
        <translation>每类一行</translation>
    </message>
    <message>
        <source>• Dot</source>
        <translation>• 圆点</translation>
    </message>
    <message>
        <source>▪ Square</source>
        <translation>▪ 方块</translation>
    </message>
    <message>
        <source>◦ Ring</source>
        <translation>◦ 圆圈</translation>
    </message>
    <message>
        <source>| Bar</source>
        <translation>| 竖线</translation>
    </message>
    <message>
        <source>▸ Triangle</source>
        <translation>▸ 三角</translation>
    </message>
    <message>
        <source>– Dash</source>
        <translation>– 短横</translation>
    </message>
    <message>
        <source>· Small dot</source>
        <translation>· 小圆点</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>靠左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>靠右</translation>
    </message>
    <message>
        <source>As typed</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>单栏</translation>
    </message>
    <message>
        <source>Side column</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>Two languages</source>
        <translation>双语并列</translation>
    </message>
    <message>
        <source>The document&apos;s language</source>
        <translation>本文档语言</translation>
    </message>
    <message>
        <source>The other language</source>
        <translation>另一种语言</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>圆角</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>无装饰</translation>
    </message>
    <message>
        <source>Line below</source>
        <translation>下划线</translation>
    </message>
    <message>
        <source>Bar before</source>
        <translation>前置竖条</translation>
    </message>
    <message>
        <source>Band behind</source>
        <translation>底色条</translation>
    </message>
    <message>
        <source>Line above</source>
        <translation>上方线条</translation>
    </message>
    <message>
        <source>Line on both sides</source>
        <translation>两侧线条</translation>
    </message>
    <message>
        <source>Line beside</source>
        <translation>旁侧线条</translation>
    </message>
    <message>
        <source>Dash above</source>
        <translation>上方短横</translation>
    </message>
    <message>
        <source>Tab shape</source>
        <translation>标签形</translation>
    </message>
    <message>
        <source>In a column of their own</source>
        <translation>单独一列</translation>
    </message>
    <message>
        <source>Two lines</source>
        <translation>两行</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>Labels in a column</source>
        <translation>类别单独成列</translation>
    </message>
    <message>
        <source>Labels above</source>
        <translation>类别在上</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Name and page number</source>
        <translation>姓名与页码</translation>
    </message>
    <message>
        <source>Typography</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>间距</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>页首</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>栏目</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> 磅</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> 毫米</translation>
    </message>
    <message>
        <source> em</source>
        <translation> 字宽</translation>
    </message>
    <message>
        <source>Same as text</source>
        <translation>与正文相同</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部恢复</translation>
    </message>
    <message>
        <source>Reset all to the template</source>
        <translation>全部恢复为模板设置</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Previewing %1: Enter applies, Esc goes back</source>
        <translation>正在预览“%1”：回车应用，Esc 返回</translation>
    </message>
    <message>
        <source>Saves this design as your own template, for use in other CVs</source>
        <translation>将此设计存为自己的模板，供其他简历使用</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>另存为模板</translation>
    </message>
    <message>
        <source>Name of the template. If one of your templates has this name, it is replaced.</source>
        <translation>模板名称。自己的同名模板将被替换。</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>After the title</source>
        <translation>标题之后</translation>
    </message>
    <message>
        <source>Items in frames</source>
        <translation>逐项加框</translation>
    </message>
    <message>
        <source>In the text</source>
        <translation>在正文中</translation>
    </message>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>全部 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>所有页</translation>
    </message>
    <message>
        <source>To the end of its contents</source>
        <translation>至侧栏内容结束</translation>
    </message>
    <message>
        <source>In a column</source>
        <translation>单独一列</translation>
    </message>
    <message>
        <source>CAPITALS</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>Small caps</source>
        <translation>小型大写</translation>
    </message>
    <message>
        <source>All small caps</source>
        <translation>全部小型大写</translation>
    </message>
    <message>
        <source>One line</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>By section</source>
        <translation>按栏目</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>细体</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>Justified</source>
        <translation>两端对齐</translation>
    </message>
    <message>
        <source>Semibold</source>
        <translation>半粗体</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Templates; the page previews each as you move to it</source>
        <translation>模板；移到某一个时，页面上会预览</translation>
    </message>
    <message>
        <source>Template: %1</source>
        <translation>模板：%1</translation>
    </message>
    <message>
        <source>Academic</source>
        <translation>学术</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>居中</translation>
    </message>
    <message>
        <source>For Chinese characters; letters and digits have the font at the left, in Chinese documents, too</source>
        <translation>用于汉字；字母和数字在中文文档中也用左侧的字体</translation>
    </message>
    <message>
        <source>As the rest</source>
        <translation>与其余相同</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>带照片</translation>
    </message>
    <message>
        <source>Save design…</source>
        <translation>保存设计…</translation>
    </message>
    <message>
        <source>Between (two-language pages)</source>
        <translation>中间（双语页面）</translation>
    </message>
</context>
<context>
    <name>duovita::DesignRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Template default</source>
        <translation>模板默认</translation>
    </message>
    <message>
        <source>Set each language separately</source>
        <translation>分别设置各语言</translation>
    </message>
    <message>
        <source>Only on documents of more than one page.</source>
        <translation>仅用于多于一页的文档。</translation>
    </message>
    <message>
        <source>Only with several positions at one organization.</source>
        <translation>仅当在同一单位有多个职位时显示。</translation>
    </message>
    <message>
        <source>Only in Latin letters. With a weight of its own, it is also grey.</source>
        <translation>仅用于西文姓名。字重不同时，颜色也较淡。</translation>
    </message>
    <message>
        <source>Only the first character of a Chinese name.</source>
        <translation>仅中文姓名的首字。</translation>
    </message>
    <message>
        <source>The page may have more than this: %1Fill the last page%2 is on.</source>
        <translation>“%1填满最后一页%2”已开启，版面上的实际值可能更大。</translation>
    </message>
    <message>
        <source>Distances, lines and text grow as far as looks intended; if that is not enough, a %1larger text size%2 helps. The numbers of the other settings stay as they are.</source>
        <translation>间距、行距和文字在仍然好看的限度内放大；若仍未填满，可再%1加大字号%2。其他设置的数值不变。</translation>
    </message>
    <message>
        <source>Grows for longer dates, unless set narrower than the template&apos;s.</source>
        <translation>日期较长时自动加宽；设得比模板窄时不加宽。</translation>
    </message>
</context>
<context>
    <name>duovita::DesignSummary</name>
    <message>
        <source>Weak contrast</source>
        <translation>对比度弱</translation>
    </message>
    <message>
        <source>Good contrast</source>
        <translation>对比度良好</translation>
    </message>
    <message>
        <source>%1 between entries</source>
        <translation>条目间距 %1</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Airy</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>No photo</source>
        <translation>无照片</translation>
    </message>
    <message>
        <source>Two columns at the end</source>
        <translation>末尾两栏</translation>
    </message>
</context>
<context>
    <name>duovita::DialogFileChooser</name>
    <message>
        <source>Import CVs</source>
        <translation>导入简历</translation>
    </message>
    <message>
        <source>Whose CV is this?</source>
        <translation>这是谁的简历？</translation>
    </message>
    <message>
        <source>%1 does not say whose CV it is. Name:</source>
        <translation>%1 中没有写明姓名。姓名：</translation>
    </message>
    <message>
        <source>%1 does not say whose CV it is. It begins:</source>
        <translation>%1 中没有写明姓名。文件开头：</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>姓名：</translation>
    </message>
    <message>
        <source>CVs (%1);;All files (*)</source>
        <translation>简历 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Open a database</source>
        <translation>打开数据库</translation>
    </message>
    <message>
        <source>Import translations</source>
        <translation>导入译文</translation>
    </message>
    <message>
        <source>Translation sheets (%1);;All files (*)</source>
        <translation>翻译表 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a database on a server</source>
        <translation>打开服务器上的数据库</translation>
    </message>
    <message>
        <source>The address of a PostgreSQL database, without a password:</source>
        <translation>PostgreSQL 数据库的地址（不含密码）：</translation>
    </message>
    <message>
        <source>The password for %1, which is kept until the program ends:</source>
        <translation>%1 的密码（程序结束前保留）：</translation>
    </message>
    <message>
        <source>Passphrase for %1:</source>
        <translation>%1 的口令：</translation>
    </message>
    <message>
        <source>Import terms</source>
        <translation>导入术语</translation>
    </message>
    <message>
        <source>Tables (%1);;All files (*)</source>
        <translation>表格 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Export PDF</source>
        <translation>导出 PDF</translation>
    </message>
    <message>
        <source>PDF documents</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>Export Word document</source>
        <translation>导出 Word 文档</translation>
    </message>
    <message>
        <source>Word documents</source>
        <translation>Word 文档</translation>
    </message>
    <message>
        <source>Export web page</source>
        <translation>导出网页</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Export Markdown</source>
        <translation>导出 Markdown</translation>
    </message>
    <message>
        <source>Markdown documents</source>
        <translation>Markdown 文档</translation>
    </message>
    <message>
        <source>Export plain text</source>
        <translation>导出纯文本</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>Save database</source>
        <translation>保存数据库</translation>
    </message>
    <message>
        <source>Duovita databases</source>
        <translation>Duovita 数据库</translation>
    </message>
    <message>
        <source>Save encrypted copy</source>
        <translation>保存加密副本</translation>
    </message>
    <message>
        <source>Encrypted copies</source>
        <translation>加密副本</translation>
    </message>
    <message>
        <source>Export texts to translate</source>
        <translation>导出待译文字</translation>
    </message>
    <message>
        <source>Translation sheets</source>
        <translation>翻译表</translation>
    </message>
    <message>
        <source>Export glossary</source>
        <translation>导出术语表</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a folder to export to</source>
        <translation>选择导出文件夹</translation>
    </message>
    <message>
        <source>Databases (*.db *.duovita *.sealed *.zst);;All files (*)</source>
        <translation>数据库 (*.db *.duovita *.sealed *.zst);;所有文件 (*)</translation>
    </message>
    <message>
        <source>It may be %1: %2.</source>
        <translation>可能是 %1：%2。</translation>
    </message>
</context>
<context>
    <name>duovita::DictionaryMenu</name>
    <message>
        <source>English spelling</source>
        <translation>英文拼写习惯</translation>
    </message>
    <message>
        <source>American</source>
        <translation>美式英语</translation>
    </message>
    <message>
        <source>British</source>
        <translation>英式英语</translation>
    </message>
    <message>
        <source>American and British</source>
        <translation>美式和英式英语</translation>
    </message>
</context>
<context>
    <name>duovita::DifferingValues</name>
    <message>
        <source>Point %1</source>
        <translation>要点 %1</translation>
    </message>
</context>
<context>
    <name>duovita::DocumentBar</name>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Academic</source>
        <translation>学术</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>美国信纸</translation>
    </message>
    <message numerus="yes">
        <source>At most %n page(s)</source>
        <translation>
            <numerusform>压缩到 %n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>页边距</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>现代双栏</translation>
    </message>
    <message>
        <source>Bilingual</source>
        <translation>中英对照</translation>
    </message>
    <message>
        <source>Number of pages: makes the document smaller, within limits, until it fits</source>
        <translation>页数：在限度内缩小文档，直到放得下</translation>
    </message>
    <message>
        <source>Margins on all sides; the template&apos;s by default</source>
        <translation>四周页边距；默认为模板自身的页边距</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>页数不限</translation>
    </message>
    <message>
        <source>Default margins</source>
        <translation>默认页边距</translation>
    </message>
    <message>
        <source>Margins %1 mm</source>
        <translation>页边距 %1 毫米</translation>
    </message>
    <message>
        <source>Publications</source>
        <translation>论文与专利</translation>
    </message>
    <message>
        <source>How publications and patents are cited</source>
        <translation>论文与专利的著录格式</translation>
    </message>
    <message>
        <source>Default citation style</source>
        <translation>默认著录格式</translation>
    </message>
    <message>
        <source>GB/T 7714</source>
        <translation>GB/T 7714</translation>
    </message>
    <message>
        <source>Missing texts</source>
        <translation>缺失的文字</translation>
    </message>
    <message>
        <source>What to do with texts missing in a document&apos;s language</source>
        <translation>文档语言中缺失的文字如何处理</translation>
    </message>
    <message>
        <source>Banking</source>
        <translation>银行</translation>
    </message>
    <message>
        <source>Accent</source>
        <translation>点睛</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>两栏</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Garamond</source>
        <translation>Garamond</translation>
    </message>
    <message>
        <source>Hanging</source>
        <translation>悬挂标题</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>素净</translation>
    </message>
    <message>
        <source>%1 (earlier version)</source>
        <translation>%1（旧版）</translation>
    </message>
    <message>
        <source>Campus</source>
        <translation>校园</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
</context>
<context>
    <name>duovita::Doubt</name>
    <message>
        <source>Dates differ: %1 | %2</source>
        <translation>日期不一致：%1 | %2</translation>
    </message>
    <message>
        <source>Numbers differ: %1 | %2</source>
        <translation>数字不一致：%1 | %2</translation>
    </message>
    <message>
        <source>Texts differ: %1 | %2</source>
        <translation>文字不一致：%1 | %2</translation>
    </message>
    <message>
        <source>Matched by order only</source>
        <translation>仅按顺序对应</translation>
    </message>
    <message>
        <source>Matched by order only: the contents are not enough to be sure.</source>
        <translation>仅按顺序对应：凭内容不足以判断。</translation>
    </message>
    <message>
        <source>Titles differ: %1 | %2</source>
        <translation>标题不一致：%1 | %2</translation>
    </message>
</context>
<context>
    <name>duovita::EarlierTexts</name>
    <message>
        <source>this record</source>
        <translation>本记录</translation>
    </message>
    <message>
        <source>glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>The same text: %1</source>
        <translation>相同的文字：%1</translation>
    </message>
    <message>
        <source>%1% match, %2: “%3”</source>
        <translation>相似度 %1%，%2：“%3”</translation>
    </message>
    <message>
        <source>Earlier translations</source>
        <translation>以前的译文</translation>
    </message>
</context>
<context>
    <name>duovita::EditNotices</name>
    <message numerus="yes">
        <source>%n item(s) moved to the trash.</source>
        <translation>
            <numerusform>%n 项已移到回收站。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The two entries have been joined.</source>
        <translation>两个条目已合并。</translation>
    </message>
    <message>
        <source>The two entries have been joined: %1.</source>
        <translation>两个条目已合并：%1。</translation>
    </message>
    <message>
        <source>What differs is kept in the form as unplaced text: %1</source>
        <translation>不一致的内容保留在表单的“未归类”中：%1</translation>
    </message>
    <message>
        <source>“%1” is filtered by tags and does not show the new entry, which has none.</source>
        <translation>“%1”按标签选取内容，新条目没有标签，不会显示。</translation>
    </message>
    <message>
        <source>Give it the tag “%1”</source>
        <translation>加上标签“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) moved to the trash, out of all CVs.</source>
        <translation>
            <numerusform>已将 %n 项移到回收站，所有简历中都不再有。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::EditWords</name>
    <message numerus="yes">
        <source>add %n point(s)</source>
        <translation>
            <numerusform>添加 %n 条要点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n point(s)</source>
        <translation>
            <numerusform>删除 %n 条要点</numerusform>
        </translation>
    </message>
    <message>
        <source>move points</source>
        <translation>移动要点</translation>
    </message>
    <message numerus="yes">
        <source>edit %n point(s)</source>
        <translation>
            <numerusform>修改 %n 条要点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n entr(y/ies)</source>
        <translation>
            <numerusform>添加 %n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n entr(y/ies)</source>
        <translation>
            <numerusform>删除 %n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>move entries</source>
        <translation>移动条目</translation>
    </message>
    <message>
        <source>hide or show</source>
        <translation>隐藏或显示</translation>
    </message>
    <message numerus="yes">
        <source>edit %n entr(y/ies)</source>
        <translation>
            <numerusform>修改 %n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n section(s)</source>
        <translation>
            <numerusform>添加 %n 个栏目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %n section(s)</source>
        <translation>
            <numerusform>删除 %n 个栏目</numerusform>
        </translation>
    </message>
    <message>
        <source>move sections</source>
        <translation>移动栏目</translation>
    </message>
    <message numerus="yes">
        <source>edit %n section(s)</source>
        <translation>
            <numerusform>修改 %n 个栏目</numerusform>
        </translation>
    </message>
    <message>
        <source>change the CV&apos;s contents</source>
        <translation>更改简历设置</translation>
    </message>
    <message>
        <source>change ignored problems</source>
        <translation>更改忽略的问题</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 处修改</numerusform>
        </translation>
    </message>
    <message>
        <source>join entries</source>
        <translation>合并条目</translation>
    </message>
    <message>
        <source>change the list of CVs</source>
        <translation>更改简历列表</translation>
    </message>
    <message>
        <source>change the CV&apos;s design</source>
        <translation>更改简历设计</translation>
    </message>
    <message>
        <source>show in “%1”</source>
        <translation>在“%1”中显示</translation>
    </message>
    <message>
        <source>hide in “%1”</source>
        <translation>在“%1”中隐藏</translation>
    </message>
    <message>
        <source>choose a template</source>
        <translation>选择模板</translation>
    </message>
    <message>
        <source>change the paper</source>
        <translation>更改纸张</translation>
    </message>
    <message>
        <source>change the number of pages</source>
        <translation>更改页数</translation>
    </message>
    <message>
        <source>change the margins</source>
        <translation>更改页边距</translation>
    </message>
    <message>
        <source>change the citation style</source>
        <translation>更改著录格式</translation>
    </message>
    <message>
        <source>%1 (design)</source>
        <translation>%1（设计）</translation>
    </message>
    <message>
        <source>mark as checked</source>
        <translation>标为已核对</translation>
    </message>
    <message>
        <source>%1 of “%2”</source>
        <extracomment>the headline or summary of a CV</extracomment>
        <translation>“%2”的%1</translation>
    </message>
</context>
<context>
    <name>duovita::EditorPanel</name>
    <message>
        <source>New entry</source>
        <translation>新建条目</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>新建栏目</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Sections and entries</source>
        <translation>栏目与条目</translation>
    </message>
    <message>
        <source>Start on a new page</source>
        <translation>另起一页</translation>
    </message>
    <message>
        <source>Keep on one page</source>
        <translation>保持在同一页</translation>
    </message>
    <message>
        <source>Hide or show</source>
        <translation>隐藏或显示</translation>
    </message>
    <message>
        <source>Sort by date</source>
        <translation>按日期排序</translation>
    </message>
    <message>
        <source>The entries of this section, the newest first</source>
        <translation>将本栏目的条目从新到旧排列</translation>
    </message>
    <message>
        <source>Join entries</source>
        <translation>合并条目</translation>
    </message>
    <message>
        <source>Combines the two selected entries into one</source>
        <translation>把选中的两个条目合成一个</translation>
    </message>
    <message>
        <source>Cut entries</source>
        <translation>剪切条目</translation>
    </message>
    <message>
        <source>Copy entries</source>
        <translation>复制条目</translation>
    </message>
    <message>
        <source>Paste entries</source>
        <translation>粘贴条目</translation>
    </message>
    <message>
        <source>Hide in all CVs</source>
        <translation>在所有简历中隐藏</translation>
    </message>
    <message>
        <source>Show in all CVs</source>
        <translation>在所有简历中显示</translation>
    </message>
    <message>
        <source>Show only in this CV</source>
        <translation>仅在此简历中显示</translation>
    </message>
    <message>
        <source>Show in CVs, move, sort, join</source>
        <translation>在简历中显示、移动、排序、合并</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>移到</translation>
    </message>
    <message>
        <source>No other section fits</source>
        <translation>没有合适的其他栏目</translation>
    </message>
    <message>
        <source>New entry: %1</source>
        <translation>新建条目：%1</translation>
    </message>
</context>
<context>
    <name>duovita::EntryForm</name>
    <message>
        <source>A new point</source>
        <translation>新要点</translation>
    </message>
    <message>
        <source>Move this text to</source>
        <translation>移动这段文字到</translation>
    </message>
    <message>
        <source>%1 (swap)</source>
        <translation>%1（互换）</translation>
    </message>
    <message>
        <source>Show in all CVs</source>
        <translation>在所有简历中显示</translation>
    </message>
    <message>
        <source>Hide in all CVs</source>
        <translation>在所有简历中隐藏</translation>
    </message>
    <message>
        <source>Changes appear in all CVs that show this entry</source>
        <translation>修改会出现在所有显示此条目的简历中</translation>
    </message>
    <message>
        <source>Changes and new points appear in all CVs</source>
        <translation>改动和新要点会出现在所有简历中</translation>
    </message>
</context>
<context>
    <name>duovita::ErrorWords</name>
    <message>
        <source>There is no file %1. Check the path.</source>
        <translation>文件 %1 不存在，请检查路径。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check its permissions.</source>
        <translation>无法读取 %1：%2。请检查权限。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder, or check its permissions and free space.</source>
        <translation>无法写入 %1：%2。请换一个文件夹，或检查权限和剩余空间。</translation>
    </message>
    <message>
        <source>%1 is a folder. Name a file.</source>
        <translation>%1 是文件夹，请指定文件。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空文件。</translation>
    </message>
    <message>
        <source>%1 is %2 MB; CVs of up to %3 MB can be read. Is it the right file?</source>
        <translation>%1 为 %2 MB；最大可读取 %3 MB 的简历。请确认文件是否正确。</translation>
    </message>
    <message>
        <source>The disk is full, so %1 could not be saved. Free some space and try again.</source>
        <translation>磁盘已满，无法保存 %1。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>The text encoding of %1 could not be detected. Save the file as UTF-8.</source>
        <translation>无法识别 %1 的文本编码，请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>%1 has no text.</source>
        <translation>%1 中没有文字。</translation>
    </message>
    <message>
        <source>This is not valid JSON: %2.</source>
        <translation>这不是有效的 JSON：%2。</translation>
    </message>
    <message>
        <source>%1 should be %2.</source>
        <translation>%1 应为 %2。</translation>
    </message>
    <message>
        <source>The schema “%1” is not supported; this program reads “duovita/1”.</source>
        <translation>不支持格式“%1”；本程序可读取“duovita/1”。</translation>
    </message>
    <message>
        <source>“%1” is not a date. Write 2020, 2020.9, Sep 2020 or 2020年9月.</source>
        <translation>“%1”不是日期。请写成 2020、2020.9、Sep 2020 或 2020年9月。</translation>
    </message>
    <message>
        <source>The end (%2) is before the start (%1).</source>
        <translation>结束时间（%2）早于开始时间（%1）。</translation>
    </message>
    <message>
        <source>“%1” is not an id.</source>
        <translation>“%1”不是有效的标识。</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”.</source>
        <translation>%1 不能是“%2”。</translation>
    </message>
    <message>
        <source>The database %1 cannot be opened: %2.</source>
        <translation>无法打开数据库 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is a database of another program. Choose another file; nothing was changed.</source>
        <translation>%1 是其他程序的数据库。请选择别的文件；未作任何更改。</translation>
    </message>
    <message>
        <source>%1 is not a database. Choose another file; nothing was changed.</source>
        <translation>%1 不是数据库。请选择别的文件；未作任何更改。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Duovita (schema %2; this version supports up to %3). Update the program; nothing was changed.</source>
        <translation>%1 由更新版本的 Duovita 写入（结构版本 %2；本程序支持到 %3）。请更新程序；未作任何更改。</translation>
    </message>
    <message>
        <source>The database %1 is in use by another program. Close it there and try again.</source>
        <translation>数据库 %1 正被其他程序使用。请在那里关闭后重试。</translation>
    </message>
    <message>
        <source>The database reported an error while Duovita tried to %1: %2.</source>
        <translation>数据库操作失败（%1）：%2。</translation>
    </message>
    <message>
        <source>Nobody in the database is called “%1”. “duovita list” lists the people.</source>
        <translation>没有名为“%1”的人员。可用“duovita list”查看。</translation>
    </message>
    <message>
        <source>“%1” matches several people: %2. Give the full name or the id.</source>
        <translation>“%1”对应多位人员：%2。请给出全名或标识。</translation>
    </message>
    <message>
        <source>There is no entry %1.</source>
        <translation>没有条目 %1。</translation>
    </message>
    <message>
        <source>The font family “%1” is not installed. Install the package %2.</source>
        <translation>未安装字体“%1”。请安装软件包 %2。</translation>
    </message>
    <message>
        <source>The font %1 cannot be embedded: %2. Choose another.</source>
        <translation>无法嵌入字体 %1：%2。请换一种字体。</translation>
    </message>
    <message>
        <source>There is no template “%1”. Available templates: %2.</source>
        <translation>没有模板“%1”。可用模板：%2。</translation>
    </message>
    <message>
        <source>The template %1 has an error at “%2”: %3.</source>
        <translation>模板 %1 在“%2”处有误：%3。</translation>
    </message>
    <message>
        <source>The PDF could not be made: %1.</source>
        <translation>无法生成 PDF：%1。</translation>
    </message>
    <message>
        <source>The PDF was not written because this text could not be extracted from it exactly: “%1”.</source>
        <translation>PDF 无法准确还原以下文字，因此未写出：“%1”。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>按 %1 编码读取</translation>
    </message>
    <message>
        <source>the document gives no name; %1 was assumed</source>
        <translation>文档未写明姓名，按 %1 处理</translation>
    </message>
    <message>
        <source>the page&apos;s front matter</source>
        <translation>文件头信息</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>a sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>links and pictures</source>
        <translation>链接与图片</translation>
    </message>
    <message>
        <source>e-mail addresses and accounts</source>
        <translation>邮箱与账号</translation>
    </message>
    <message>
        <source>the authors of the works</source>
        <translation>成果的作者</translation>
    </message>
    <message>
        <source>lines on every page</source>
        <translation>每页重复的文字</translation>
    </message>
    <message>
        <source>the beginning of the document</source>
        <translation>文档开头</translation>
    </message>
    <message>
        <source>the file&apos;s name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>the document does not clearly state whose CV it is; “%1” is a guess based on: %2</source>
        <translation>文档未明确写明是谁的简历；“%1”是推测，依据：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>the document gives no name; the person is called “%1”, after the file, until you change it</source>
        <translation>文档未写明姓名；暂以文件名“%1”称呼，请改为真实姓名</translation>
    </message>
    <message>
        <source>language: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>kept as unplaced text: %1</source>
        <translation>保留为未归类内容：%1</translation>
    </message>
    <message>
        <source>%1 is already in the database; nothing was changed</source>
        <translation>%1 已存在，未作更改</translation>
    </message>
    <message>
        <source>somebody called %1 is already in the database; this is kept as a second record</source>
        <translation>已有名为 %1 的人员，此份另存为第二份记录</translation>
    </message>
    <message>
        <source>The photo cannot be read: %1. Use a JPEG or PNG file.</source>
        <translation>照片无法读取：%1。请提供 JPEG 或 PNG 文件。</translation>
    </message>
    <message>
        <source>the dates differ (%1): the record has %2, the document %3; the record&apos;s were kept</source>
        <translation>日期不一致（%1）：记录中为 %2，文档中为 %3；保留记录中的日期</translation>
    </message>
    <message>
        <source>the numbers differ (%1): the record has %2, the document %3</source>
        <translation>数字不一致（%1）：记录中为 %2，文档中为 %3</translation>
    </message>
    <message>
        <source>This is not valid YAML: %2.</source>
        <translation>这不是有效的 YAML：%2。</translation>
    </message>
    <message>
        <source>%1 contains no record.</source>
        <translation>%1 中没有记录。</translation>
    </message>
    <message>
        <source>%1 has no text: its pages are images. Run it through text recognition (OCR) first.</source>
        <translation>%1 中没有文字：页面是图片。请先用文字识别软件处理。</translation>
    </message>
    <message>
        <source>%1 is neither a text nor a document that can be read. Export it as text, PDF or .docx first.</source>
        <translation>%1 不是可读取的文本或文档。请先导出为文本、PDF 或 .docx。</translation>
    </message>
    <message>
        <source>%1 cannot be read as a Word document: %2. Open it in its program and save it again.</source>
        <translation>%1 无法作为 Word 文档读取：%2。请在原来的程序中打开并重新保存。</translation>
    </message>
    <message>
        <source>%1 is an old or a protected Office file. Save it as .docx without a password.</source>
        <translation>%1 是旧格式或受保护的 Office 文件。请另存为不带密码的 .docx。</translation>
    </message>
    <message>
        <source>compatibility characters replaced with the ordinary ones: %1</source>
        <translation>已将兼容字符还原为其本字：%1</translation>
    </message>
    <message>
        <source>the document is %1&apos;s; the name %2 given with it was ignored</source>
        <translation>文档属于 %1；随文件给出的姓名 %2 未采用</translation>
    </message>
    <message>
        <source>%1 does not say whose CV it is. Give the name; on the command line, use --person NAME.</source>
        <translation>%1 没有写明是谁的简历。请给出姓名：命令行中用 --person 姓名。</translation>
    </message>
    <message>
        <source>%1 already exists. Choose another name; nothing was changed.</source>
        <translation>%1 已存在。请换一个名字；没有改动任何内容。</translation>
    </message>
    <message>
        <source>The database %1 is damaged (%2). “duovita backup” shows its backups, “duovita restore” goes back to one and keeps the file; in the window: File, Database.</source>
        <translation>数据库 %1 已损坏（%2）。“duovita backup”列出它的备份，“duovita restore”恢复其中一份并保留原文件；在窗口中：文件 → 数据库。</translation>
    </message>
    <message>
        <source>the texts differ (%1): the record has “%2”, the document “%3”; the record&apos;s text was kept and the document&apos;s added as unplaced text</source>
        <translation>文字不一致（%1）：记录中为“%2”，文档中为“%3”；已保留记录中的文字，文档中的留作未归类内容</translation>
    </message>
    <message>
        <source>the document says more (%1): “%3” instead of “%2”</source>
        <translation>文档写得更全（%1）：以“%3”代替“%2”</translation>
    </message>
    <message>
        <source>The database %1 is gone: it was removed or replaced while it was in use. Put it back, or restore a backup (File, Database); what you see is still here, and can be exported.</source>
        <translation>数据库 %1 不见了：使用期间被移走或替换。请放回原处，或恢复备份（文件 → 数据库）；当前显示的内容仍在，可以导出。</translation>
    </message>
    <message>
        <source>This is not valid XML: %1.</source>
        <translation>这不是有效的 XML：%1。</translation>
    </message>
    <message>
        <source>This is XLIFF version “%1”; sheets are XLIFF 2.0 or 2.1. Have the translator&apos;s program save it as one of these.</source>
        <translation>这是“%1”版的 XLIFF；翻译表须为 XLIFF 2.0 或 2.1。请在翻译软件中另存为其中一种。</translation>
    </message>
    <message>
        <source>%1 is not a sheet that Duovita wrote. “duovita sheet” writes one.</source>
        <translation>%1 不是 Duovita 写出的翻译表。可用“duovita sheet”生成。</translation>
    </message>
    <message>
        <source>The sheet contains %1 where %2 is expected. Nothing was imported from it.</source>
        <translation>翻译表中应为 %2 之处却是 %1。未从中导入任何内容。</translation>
    </message>
    <message>
        <source>This sheet is %1&apos;s, not %2&apos;s.</source>
        <translation>这份翻译表属于 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>This sheet is %1&apos;s, who is not in this database. Nothing was changed.</source>
        <translation>这份翻译表属于 %1，此人不在本数据库中。没有任何改动。</translation>
    </message>
    <message>
        <source>Databases of the kind “%1” are not supported. Name a file, or postgresql://….</source>
        <translation>不支持“%1”类型的数据库。请指定文件，或 postgresql://…。</translation>
    </message>
    <message>
        <source>The server of %1 cannot be reached: %2.</source>
        <translation>无法连接 %1 的服务器：%2。</translation>
    </message>
    <message>
        <source>%1 does not allow that: %2. Its owner can give you the right role.</source>
        <translation>%1 不允许此操作：%2。数据库的所有者可以给您相应的角色。</translation>
    </message>
    <message>
        <source>%1 asks for a password. Put it into ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>%1 需要密码。请写入 ~/.pgpass 或环境变量 PGPASSWORD。</translation>
    </message>
    <message>
        <source>%1 is on a PostgreSQL server. Install the package %2 to use it.</source>
        <translation>%1 在 PostgreSQL 服务器上。要使用它，请安装软件包 %2。</translation>
    </message>
    <message>
        <source>The database&apos;s address cannot be read at “%1”. It looks like postgresql://user@host:5432/database?sslmode=require.</source>
        <translation>数据库地址在“%1”处无法识别。地址形如 postgresql://user@host:5432/database?sslmode=require。</translation>
    </message>
    <message>
        <source>The person %1 already exists there. Copy to a database that has none of these people; nothing was changed.</source>
        <translation>人员 %1 已在目标数据库中。请复制到没有这些人员的数据库；未作任何更改。</translation>
    </message>
    <message>
        <source>The disk that holds %1 is failing: %2. Copy what matters to another disk, and have this one checked.</source>
        <translation>%1 所在的磁盘出错：%2。请将重要数据复制到其他磁盘，并检查此磁盘。</translation>
    </message>
    <message>
        <source>The database %1 is read-only. Check the permissions of the file and its folder, and whether its disk is writable.</source>
        <translation>数据库 %1 是只读的。请检查该文件及其文件夹的权限，以及磁盘是否可写。</translation>
    </message>
    <message>
        <source>%1 was created by an older version of Duovita (schema %2; this version uses %3), and your role may not change its tables. Have its owner open it once with this version.</source>
        <translation>%1 由旧版 Duovita 创建（结构版本 %2，本程序为 %3），您的角色无权更改其数据表。请数据库所有者用此版本打开一次。</translation>
    </message>
    <message>
        <source>%1 needs a passphrase. Give it at a terminal, or with --passphrase-file; nothing was changed.</source>
        <translation>%1 需要口令。请在终端中输入，或用 --passphrase-file 给出；未作任何更改。</translation>
    </message>
    <message>
        <source>This is not the passphrase of %1, or its beginning is damaged. Nothing was changed.</source>
        <translation>口令与 %1 不符，或该文件开头已损坏。未作任何更改。</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete. Nothing was read from it; try another copy.</source>
        <translation>%1 已损坏或不完整。未从中读取任何内容，请换用其他副本。</translation>
    </message>
    <message>
        <source>%1 was encrypted by a newer Duovita (format %2). Update the program; nothing was changed.</source>
        <translation>%1 由更新版本的 Duovita 加密（格式 %2）。请更新程序；未作任何更改。</translation>
    </message>
    <message>
        <source>“%1” is not a term pair. Write the English term, a tab, and the Chinese one.</source>
        <translation>“%1”不是一对术语。请写英文术语、制表符、中文术语。</translation>
    </message>
    <message>
        <source>Somebody else has changed the same fields in this record. Nothing is lost: compare the two versions, or read the record again.</source>
        <translation>其他人修改了这份记录的相同内容。双方的修改都没有丢失：请比较两者，或重新读取。</translation>
    </message>
    <message>
        <source>There is no state of the record for %1; the earliest state kept is from %2.</source>
        <translation>没有记录在 %1 时的状态；保留的最早状态是 %2。</translation>
    </message>
    <message>
        <source>%1 is a compressed backup. “duovita restore” puts its contents into a database; in the window: File, Database, Restore a backup.</source>
        <translation>%1 是压缩的备份。“duovita restore”可将其内容放进数据库；在窗口中：文件 → 数据库 → 恢复备份。</translation>
    </message>
    <message>
        <source>A newer version of Duovita has upgraded %1 (schema %2; this version supports up to %3). Close this window and start the new version; nothing was changed.</source>
        <translation>新版 Duovita 已更新 %1（结构版本 %2；本程序支持到 %3）。请关闭此窗口并启动新版；未作任何更改。</translation>
    </message>
    <message>
        <source>restored spaces after Latin words that were missing in the PDF: %1</source>
        <translation>已补上 PDF 中丢失的西文词后空格：%1 处</translation>
    </message>
    <message>
        <source>hidden comments, kept in the person&apos;s notes: %1</source>
        <translation>文档中隐藏的注释已存入私人备注：%1 条</translation>
    </message>
    <message>
        <source>a picture in the document was not imported: %1</source>
        <translation>文档中的图片未导入：%1</translation>
    </message>
    <message>
        <source>YAML reads the first character of this text as its own syntax: %2. Put the text in quotes.</source>
        <translation>YAML 把这段文字开头的符号当成了自己的标记：%2。请给这段文字加上引号。</translation>
    </message>
    <message>
        <source>joined with the record of %1: %2 in both, %3 new</source>
        <translation>已并入 %1 的记录：%2两边都有，%3 个为新增</translation>
    </message>
    <message>
        <source>a LinkedIn data table, which cannot be read yet: kept in full as unplaced text</source>
        <translation>这是领英（LinkedIn）数据的表格，目前还不能读取：已整份留作未归类内容</translation>
    </message>
    <message>
        <source>page %1: glyphs for which the PDF has no text were read as “%2”: %3</source>
        <translation>第 %1 页：有些字形在 PDF 中没有对应文字，读作“%2”：%3</translation>
    </message>
    <message>
        <source>page %1: the PDF has no text for a glyph in “%2”; compare the page and type the missing letters</source>
        <translation>第 %1 页：“%2”中有一个字形在 PDF 里没有对应文字；请对照页面补上字母</translation>
    </message>
    <message>
        <source>the same record</source>
        <translation>同一记录</translation>
    </message>
    <message>
        <source>same e-mail address</source>
        <translation>电子邮箱相同</translation>
    </message>
    <message>
        <source>same phone number</source>
        <translation>电话号码相同</translation>
    </message>
    <message>
        <source>same account</source>
        <translation>账号相同</translation>
    </message>
    <message>
        <source>same works</source>
        <translation>成果相同</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>姓名相同</translation>
    </message>
    <message>
        <source>name read as pinyin</source>
        <translation>姓名的拼音相同</translation>
    </message>
    <message>
        <source>name written another way</source>
        <translation>姓名的另一种写法</translation>
    </message>
    <message>
        <source>the document gives no name; %1 was assumed, from %2 (%3)</source>
        <translation>文档未写明姓名，根据 %2 按 %1 处理（%3）</translation>
    </message>
    <message>
        <source>the same person as %1: %2</source>
        <translation>与 %1 是同一人：%2</translation>
    </message>
    <message>
        <source>may be the same person as %1 (%4): duovita merge %2 %3</source>
        <translation>可能与 %1 是同一人（%4）：duovita merge %2 %3</translation>
    </message>
    <message>
        <source>both have a photo: that of %1 stays, the other is in the trash with its record</source>
        <translation>双方都有照片：保留 %1 的照片，另一张随其记录在回收站中</translation>
    </message>
    <message>
        <source>The design has an error at “%2”: %3.</source>
        <translation>设计在“%2”处有误：%3。</translation>
    </message>
    <message>
        <source>%1 has no CV called “%2”. Available CVs: %3.</source>
        <translation>%1 没有名为“%2”的简历。可用的简历：%3。</translation>
    </message>
    <message>
        <source>%1 has several CVs called “%2”. Give the id of one: %3.</source>
        <translation>%1 有多份名为“%2”的简历。请用标识指明：%3。</translation>
    </message>
    <message>
        <source>%1 is a symbolic link, and Duovita does not write through links. Remove it.</source>
        <translation>%1 是符号链接，Duovita 不会通过它写入。请将其删除。</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe, not a file. Save its output to a file and use that file.</source>
        <translation>%1 是设备或管道，而不是文件。请将其内容存为文件，再指定该文件。</translation>
    </message>
    <message>
        <source>Reading %1 took more than %2 seconds of processor time and was stopped. Open it in its program and save it again, or save it as text.</source>
        <translation>读取 %1 占用的处理器时间超过 %2 秒，已停止。请在原来的程序中打开并重新保存，或另存为文本。</translation>
    </message>
    <message>
        <source>Reading %1 took more than %2 MB of memory and was stopped. Open it in its program and save it again, or save it as text.</source>
        <translation>读取 %1 占用的内存超过 %2 MB，已停止。请在原来的程序中打开并重新保存，或另存为文本。</translation>
    </message>
    <message>
        <source>The library that reads %1 failed, and nothing was read from the file. Open it in its program and save it again, or save it as text.</source>
        <translation>读取 %1 的程序库出错，未从该文件取得任何内容。请在原来的程序中打开并重新保存，或另存为文本。</translation>
    </message>
    <message>
        <source>%1 has more than %3 pages. Is it the right file?</source>
        <translation>%1 超过 %3 页。是否选错了文件？</translation>
    </message>
    <message>
        <source>A page of %1 unpacks to more than %3 MB. Is it the right file?</source>
        <translation>%1 中有一页解压后超过 %3 MB。是否选错了文件？</translation>
    </message>
    <message>
        <source>%1 unpacks to more than %3 MB. Is it the right file?</source>
        <translation>%1 解压后超过 %3 MB。是否选错了文件？</translation>
    </message>
    <message>
        <source>The pages of %1 draw the same parts more than %3 times. Print it to a new PDF, and import that.</source>
        <translation>%1 的页面反复绘制同样的部分，超过 %3 次。请将其打印为新的 PDF 再导入。</translation>
    </message>
    <message>
        <source>The pages of %1 contain parts nested more than %3 levels deep, or endlessly. Print it to a new PDF, and import that.</source>
        <translation>%1 的页面层层嵌套，超过 %3 层或没有尽头。请将其打印为新的 PDF 再导入。</translation>
    </message>
    <message>
        <source>%1 has more than %3 characters. Is it the right file?</source>
        <translation>%1 的字符超过 %3 个。是否选错了文件？</translation>
    </message>
    <message>
        <source>The @string abbreviations of %1 expand to more than %3 MB of text. Write the text in full instead.</source>
        <translation>%1 中 @string 缩写展开后超过 %3 MB。请直接写出其文字。</translation>
    </message>
    <message>
        <source>The database %1 was not opened: its schema differs from the one Duovita creates (%2), so another program has changed it, perhaps to alter or disclose its contents. “duovita restore” goes back to a backup and keeps the file; in the window: File, Database.</source>
        <translation>未打开数据库 %1：其结构与 Duovita 所建的不同（%2），说明被其他程序改动过，可能意在篡改或泄露其中的内容。可用“duovita restore”恢复备份（原文件会保留）；在窗口中：文件 → 数据库。</translation>
    </message>
    <message>
        <source>The program did not exit cleanly, and the log of %1 was damaged: the last saved changes are lost (at least %2). Everything saved earlier is intact. The log is kept: %3</source>
        <translation>程序未正常结束，且 %1 的日志已损坏：最后保存的内容已丢失（至少 %2）。此前保存的内容都在。日志已保留：%3</translation>
    </message>
    <message>
        <source>a line of %1 characters is too long to belong to a CV: kept in full as unplaced text</source>
        <translation>有一行长达 %1 个字符，不像是简历内容：已完整留作未归类内容</translation>
    </message>
    <message>
        <source>The database %1 was not opened: its tables contain something that Duovita does not create (%2), which could change, hide or disclose its contents. Ask the server&apos;s administrator to remove it or to create another database.</source>
        <translation>未打开数据库 %1：其数据表中有 Duovita 不会创建的对象（%2），可能更改、隐藏或泄露其中的内容。请让服务器管理员将其删除，或另建一个数据库。</translation>
    </message>
    <message>
        <source>made an entry of its own, as in the other document: %1</source>
        <translation>与另一份文档一样，单独成为条目：%1</translation>
    </message>
    <message>
        <source>made part of the entry beside it, as in the other document: %1</source>
        <translation>与另一份文档一样，并入相邻条目：%1</translation>
    </message>
    <message>
        <source>moved to the entry beside it, as in the other document: %1</source>
        <translation>与另一份文档一样，移到相邻条目：%1</translation>
    </message>
    <message>
        <source>made a section of another kind, as in the other document: %1</source>
        <translation>与另一份文档一样，改为另一类栏目：%1</translation>
    </message>
    <message>
        <source>%1 belongs to somebody else (%2), who could change its contents. Nothing was opened or written. Move your database to a folder of your own, or have the file removed. If you trust %2 as you trust yourself, start Duovita with --trust-owner %2.</source>
        <translation>%1 属于他人（%2），其内容可能被对方更改，因此没有打开，也没有写入。请将您的数据库移到自己的文件夹，或请对方删除该文件。如果您像信任自己一样信任 %2，请用 --trust-owner %2 启动 Duovita。</translation>
    </message>
    <message>
        <source>%1 cannot be read as PDF: %2. Open it in its program and save it again, or save it as text.</source>
        <translation>%1 无法作为 PDF 读取：%2。请用原来的程序打开并重新保存，或另存为文本。</translation>
    </message>
</context>
<context>
    <name>duovita::ExportCommand</name>
    <message numerus="yes">
        <source>%n file(s) left as they are: nothing has changed.</source>
        <translation>
            <numerusform>%n 个文件保持原样：没有任何变化。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Run the same command again to continue.</source>
        <translation>已停止。再次执行同一命令即可继续。</translation>
    </message>
    <message>
        <source>The password is on the command line, where others on this machine can read it. Use --encrypt, which asks for one, or --encrypt --passphrase-file FILE.</source>
        <translation>口令写在命令行上，会被本机其他人看到。请用 --encrypt（会询问口令），或 --encrypt --passphrase-file 文件。</translation>
    </message>
</context>
<context>
    <name>duovita::ExportController</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) sent to the printer.</source>
        <translation>
            <numerusform>已将 %n 页送往打印机。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>已将 %n 个文件写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>已中途停止。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more problem(s)</source>
        <translation>
            <numerusform>……另有 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) show some texts in the other language because a translation is missing.</source>
        <translation>
            <numerusform>%n 份文档有缺译之处，已用另一种语言显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) lack characters that no installed font has.</source>
        <translation>
            <numerusform>%n 份文档略去了已安装字体都没有的字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>The photo is not shown: the template “%1” has no room for one.</source>
        <translation>照片没有显示：“%1”模板没有照片的位置。</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) leave out texts that are missing in their language.</source>
        <translation>
            <numerusform>%n 份文档略去了缺译的文字。</numerusform>
        </translation>
    </message>
    <message>
        <source>The record is attached, without %1, %2, %3 and %4.</source>
        <translation>已附上记录，略去 %1、%2、%3 和 %4。</translation>
    </message>
    <message>
        <source>%1: nothing to write in this format.</source>
        <translation>%1：此格式没有可写的内容。</translation>
    </message>
    <message>
        <source>Exporting person %1 of %2…</source>
        <translation>正在导出第 %1 人，共 %2 人…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they are: nothing has changed.</source>
        <translation>
            <numerusform>%n 个文件保持原样：没有任何变化。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CV(s) do not show the photo: their template has no room for one.</source>
        <translation>
            <numerusform>%n 份简历没有显示照片：所用模板没有照片的位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported: %1</source>
        <translation>已导出：%1</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>Not exported. %1</source>
        <translation>未导出。%1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Nothing has been exported yet: the texts are marked on the page.</source>
        <translation>尚未导出：这些文字已在版面上标出。</translation>
    </message>
    <message>
        <source>No program was found to open it: %1</source>
        <translation>没有找到可以打开它的程序：%1</translation>
    </message>
</context>
<context>
    <name>duovita::ExportDialog</name>
    <message>
        <source>Counting the files…</source>
        <translation>正在统计文件数…</translation>
    </message>
    <message numerus="yes">
        <source>Export %n person(s)</source>
        <translation>
            <numerusform>导出 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Each CV&apos;s own</source>
        <translation>沿用各简历自己的</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>中英文各一份</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>&amp;Design:</source>
        <translation>设计(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Languages:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>F&amp;older:</source>
        <translation>文件夹(&amp;O)：</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Files of this format have no design</source>
        <translation>这种格式的文件没有设计</translation>
    </message>
    <message numerus="yes">
        <source>At most %n file(s) will be written.</source>
        <translation>
            <numerusform>最多写入 %n 个文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) will be written.</source>
        <translation>
            <numerusform>将写入 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder does not exist yet and will be created.</source>
        <translation>该文件夹尚不存在，将会新建。</translation>
    </message>
    <message>
        <source>CVs:</source>
        <translation>简历：</translation>
    </message>
    <message>
        <source>Leave these texts out</source>
        <translation>略去这些文字</translation>
    </message>
    <message>
        <source>Next time, export only changed files</source>
        <translation>下次只导出有改动的文件</translation>
    </message>
    <message>
        <source>To do this, a list is kept beside the files: %1</source>
        <translation>为此会在文件旁保存一份清单：%1</translation>
    </message>
    <message>
        <source>Texts in the other language</source>
        <translation>有另一种语言的文字</translation>
    </message>
    <message>
        <source>Export and replace</source>
        <translation>导出并替换</translation>
    </message>
    <message>
        <source>Word documents have one column, with dates at the right.</source>
        <translation>Word 文档为单栏，日期在右侧。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Formats:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
</context>
<context>
    <name>duovita::ExportLog</name>
    <message>
        <source>person %1 of %2</source>
        <translation>第 %1 人，共 %2 人</translation>
    </message>
</context>
<context>
    <name>duovita::ExportWords</name>
    <message>
        <source>%1: nothing to write in this format.</source>
        <translation>%1：此格式没有可写的内容。</translation>
    </message>
    <message>
        <source>%1: the photo is not shown: the template “%2” has no room for one.</source>
        <translation>%1：照片没有显示：“%2”模板没有照片的位置。</translation>
    </message>
    <message>
        <source>%1: the record is attached with %2; left out: %3, %4, %5, %6, %7.</source>
        <translation>%1：已附上含 %2的记录；略去：%3、%4、%5、%6、%7。</translation>
    </message>
    <message>
        <source>%1: the PDF is not marked as accessible and archivable: %2</source>
        <translation>%1：此 PDF 未声明无障碍与可归档：%2</translation>
    </message>
    <message>
        <source>%1: others have this name, too; %2 in the file names tells them apart.</source>
        <translation>%1：有人同名；文件名中以 %2 区分。</translation>
    </message>
    <message>
        <source>%1 cannot be read, so all files listed in it are exported again.</source>
        <translation>%1 无法识别，其中所记的文件将全部重新生成。</translation>
    </message>
    <message>
        <source>%1 is from an earlier export and no longer matches any CV.</source>
        <translation>%1 来自先前的导出，现已没有对应的简历。</translation>
    </message>
</context>
<context>
    <name>duovita::FieldChips</name>
    <message>
        <source>Add the field “%1”</source>
        <translation>添加字段“%1”</translation>
    </message>
    <message>
        <source>Further fields</source>
        <translation>更多字段</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>duovita::FileNames</name>
    <message>
        <source>will be replaced</source>
        <translation>将被替换</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>……另有 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them will be replaced</source>
        <translation>
            <numerusform>其中 %n 个将被替换</numerusform>
        </translation>
    </message>
    <message>
        <source>The files that will be made</source>
        <translation>将写出的文件</translation>
    </message>
</context>
<context>
    <name>duovita::FindPanel</name>
    <message>
        <source>Find in this record</source>
        <translation>在此记录中查找</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要查找的文字</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replacement text</source>
        <translation>用来替换的文字</translation>
    </message>
    <message>
        <source>Languages to search</source>
        <translation>查找的语言</translation>
    </message>
    <message>
        <source>Both languages</source>
        <translation>两种语言</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>上一个（Shift+Enter）</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>下一个（Enter）</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>关闭查找</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>已替换 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::FolderDialog</name>
    <message>
        <source>This folder does not exist yet and will be created.</source>
        <translation>该文件夹尚不存在，将会新建。</translation>
    </message>
    <message numerus="yes">
        <source>Export %n file(s)</source>
        <translation>
            <numerusform>导出 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Export and replace</source>
        <translation>导出并替换</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>F&amp;older:</source>
        <translation>文件夹(&amp;O)：</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Choose a folder to export to</source>
        <translation>选择导出文件夹</translation>
    </message>
</context>
<context>
    <name>duovita::FormattedTextEdit</name>
    <message>
        <source>Address of the link</source>
        <translation>链接地址</translation>
    </message>
    <message>
        <source>https://… – Enter sets the link, an empty address removes it</source>
        <translation>https://… – 回车设置链接，留空则移除链接</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>Link…</source>
        <translation>链接…</translation>
    </message>
    <message>
        <source>Superscript</source>
        <translation>上标</translation>
    </message>
    <message>
        <source>Subscript</source>
        <translation>下标</translation>
    </message>
</context>
<context>
    <name>duovita::GalleryPane</name>
    <message>
        <source>Arrow keys preview, Enter applies</source>
        <translation>方向键预览，回车应用</translation>
    </message>
    <message>
        <source>Everything in a single column</source>
        <translation>所有内容上下排列</translation>
    </message>
    <message>
        <source>A side column, or both languages side by side</source>
        <translation>有侧栏，或两种语言左右并排</translation>
    </message>
    <message>
        <source>With room for a photo</source>
        <translation>可放照片</translation>
    </message>
    <message>
        <source>Dates or titles in a column of their own, for long lists of works</source>
        <translation>日期或标题自成一列，适合较长的成果列表</translation>
    </message>
    <message>
        <source>One column without icons: programs that parse CVs read it in order</source>
        <translation>单栏、无图标：解析简历的程序能按顺序读取</translation>
    </message>
</context>
<context>
    <name>duovita::GapsDialog</name>
    <message>
        <source>Texts in the other language</source>
        <translation>有另一种语言的文字</translation>
    </message>
    <message>
        <source>Texts left out</source>
        <translation>有内容被略去</translation>
    </message>
    <message>
        <source>Where they are</source>
        <translation>所在位置</translation>
    </message>
    <message>
        <source>If left out, these disappear from the pages: %1.</source>
        <translation>略去后，版面上将没有：%1。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Print anyway</source>
        <translation>仍然打印</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>仍然导出</translation>
    </message>
    <message>
        <source>Show the other language instead</source>
        <translation>用另一种语言显示</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>查看这些文字</translation>
    </message>
</context>
<context>
    <name>duovita::GlossaryCommand</name>
    <message numerus="yes">
        <source>%n term(s) added.</source>
        <translation>
            <numerusform>已添加 %n 个术语。</numerusform>
        </translation>
    </message>
    <message>
        <source>The glossary does not contain the pair “%1” and “%2”. “duovita glossary” prints it.</source>
        <translation>术语表中没有“%1”与“%2”这一对。用“duovita glossary”可输出术语表。</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s) removed.</source>
        <translation>
            <numerusform>已移除 %n 个术语。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use no arguments, “add ENGLISH CHINESE”, “remove ENGLISH CHINESE” or “import FILE”.</source>
        <translation>不带参数，或使用“add 英文 中文”、“remove 英文 中文”、“import 文件”。</translation>
    </message>
</context>
<context>
    <name>duovita::GlossaryDialog</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Terms in both languages. Forms suggest these terms first.</source>
        <translation>各种名称的中英文写法。填写时优先提示这些术语。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>New term, %1</source>
        <translation>新术语，%1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Nothing has changed: the glossary already has this pair.</source>
        <translation>没有变化：术语表中已有这一对术语。</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>已导出到 %1</translation>
    </message>
    <message>
        <source>No term contains this.</source>
        <translation>没有包含此内容的术语。</translation>
    </message>
    <message>
        <source>No terms yet.

For example, add “School of Computer Science” and “计算机学院” below. From then on, when you type one of them in a form, the other is suggested in grey on the other side; press → to accept it.</source>
        <translation>还没有术语。

例如，在下方添加“School of Computer Science”和“计算机学院”。此后填写其中一个时，另一语言一侧会以灰色显示对应的写法，按 → 键即可采用。</translation>
    </message>
</context>
<context>
    <name>duovita::HeadingsBelow</name>
    <message>
        <source>Go to %1</source>
        <translation>转到%1</translation>
    </message>
</context>
<context>
    <name>duovita::HelpBoxes</name>
    <message>
        <source>Enter, Ctrl+], Ctrl+[, Alt+Up, Alt+Down	add, nest and move points</source>
        <translation>Enter、Ctrl+]、Ctrl+[、Alt+↑、Alt+↓	添加、缩进和移动要点</translation>
    </message>
    <message>
        <source>Ctrl+B, Ctrl+I, Ctrl+K	bold, italic, link in a point</source>
        <translation>Ctrl+B、Ctrl+I、Ctrl+K	要点中的粗体、斜体、链接</translation>
    </message>
    <message>
        <source>Alt+Enter	translation of a field: copy across, mark as checked</source>
        <translation>Alt+Enter	字段的译文：复制到另一语言、标为已核对</translation>
    </message>
    <message>
        <source>Ctrl+Space, →	show suggestions; accept the one shown in grey</source>
        <translation>Ctrl+空格、→	显示常用词；采用灰色显示的词</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>About Duovita</source>
        <translation>关于 Duovita</translation>
    </message>
    <message>
        <source>Duovita %1
CVs of several people, English and Chinese side by side.
Licence: GNU GPL 3 or later.

Chinese and English words: CC-CEDICT, by MDBG and its editors, CC BY-SA 4.0.</source>
        <translation>Duovita %1
管理多人的简历，中英文并列。
许可证：GNU GPL 3 或更高版本。

中英词义：CC-CEDICT，MDBG 及其编者，CC BY-SA 4.0。</translation>
    </message>
</context>
<context>
    <name>duovita::HighlightsEdit</name>
    <message>
        <source>Add a point</source>
        <translation>添加要点</translation>
    </message>
    <message>
        <source>Kind and position of point %1</source>
        <translation>第 %1 条要点的样式与位置</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>项目符号</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Paragraph</source>
        <translation>段落</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Point %1</source>
        <translation>要点 %1</translation>
    </message>
    <message>
        <source>Increase indent</source>
        <translation>增加缩进</translation>
    </message>
    <message>
        <source>Decrease indent</source>
        <translation>减少缩进</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>要点</translation>
    </message>
    <message>
        <source>Drag point %1</source>
        <translation>拖动要点 %1</translation>
    </message>
    <message>
        <source>Drag to move (Alt+Up, Alt+Down)</source>
        <translation>拖动以移动（Alt+↑、Alt+↓）</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
</context>
<context>
    <name>duovita::HistoryCommand</name>
    <message>
        <source>%1 has been restored to its state at %2.</source>
        <translation>%1 已恢复到 %2 的状态。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) from that time have since been permanently deleted.</source>
        <translation>
            <numerusform>当时的 %n 项后来已彻底删除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s) would be removed (people: %1).</source>
        <translation>
            <numerusform>将清除 %n 个历史版本（涉及 %1 人）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s) removed (people: %1).</source>
        <translation>
            <numerusform>已清除 %n 个历史版本（涉及 %1 人）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::HistoryController</name>
    <message numerus="yes">
        <source>%n item(s) permanently deleted.</source>
        <translation>
            <numerusform>已彻底删除 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select an entry first; earlier versions are kept for each entry.</source>
        <translation>请先选择一个条目：每个条目都保留历史版本。</translation>
    </message>
</context>
<context>
    <name>duovita::HistoryDialog</name>
    <message>
        <source>Earlier versions of %1</source>
        <translation>“%1”的历史版本</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>截至 %1</translation>
    </message>
    <message>
        <source>Comparison with the current version</source>
        <translation>该版本与现在的对照</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>当时</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Restore this version</source>
        <translation>恢复此版本</translation>
    </message>
    <message>
        <source>This entry has not been changed since it was made.</source>
        <translation>此条目自创建以来没有改动。</translation>
    </message>
    <message>
        <source>%1 · same as now</source>
        <translation>%1 · 与现在相同</translation>
    </message>
</context>
<context>
    <name>duovita::HistoryRows</name>
    <message>
        <source>CV</source>
        <translation>简历</translation>
    </message>
    <message>
        <source>In the CV</source>
        <translation>在简历中</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Unplaced text from an import</source>
        <translation>导入时未归类的内容</translation>
    </message>
    <message>
        <source>%1 (formatting)</source>
        <translation>%1（格式）</translation>
    </message>
    <message>
        <source>Order of the sections</source>
        <translation>栏目顺序</translation>
    </message>
    <message>
        <source>Order of the entries</source>
        <translation>条目顺序</translation>
    </message>
    <message>
        <source>Order of the points</source>
        <translation>要点顺序</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>栏目</translation>
    </message>
    <message>
        <source>%1, as typed</source>
        <translation>%1（原样）</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>页边距</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 毫米</translation>
    </message>
    <message>
        <source>Citation style</source>
        <translation>著录格式</translation>
    </message>
    <message>
        <source>Only with tags</source>
        <translation>仅含标签</translation>
    </message>
    <message>
        <source>Without tags</source>
        <translation>排除标签</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>未包含</translation>
    </message>
    <message>
        <source>On a new page</source>
        <translation>另起一页</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>保持在同一页</translation>
    </message>
    <message>
        <source>Missing texts</source>
        <translation>缺失的文字</translation>
    </message>
</context>
<context>
    <name>duovita::ImportCommand</name>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>This was a dry run; nothing was written.</source>
        <translation>这是试运行，没有写入任何内容。</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5, %6</source>
        <translation>%1：%2，%3，%4，%5，%6</translation>
    </message>
</context>
<context>
    <name>duovita::ImportController</name>
    <message>
        <source>An import is in progress: finish or stop it first.</source>
        <translation>正在导入：请先完成或停止。</translation>
    </message>
    <message>
        <source>Reading %1 of %2…</source>
        <translation>正在读取第 %1 个，共 %2 个…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1 and %2 have been merged; the record of %2 is in the trash.</source>
        <translation>%1 与 %2 已合并为一人；%2 的原记录在回收站中。</translation>
    </message>
    <message>
        <source>Select two people in the list to merge.</source>
        <translation>请在列表中选择两位人员，将其合并为一位。</translation>
    </message>
    <message>
        <source>Comparing with stored records…</source>
        <translation>正在与已有记录比对…</translation>
    </message>
</context>
<context>
    <name>duovita::ImportSession</name>
    <message>
        <source>Imported %1 from %2.</source>
        <translation>已从 %2 导入 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) could not be placed and are kept with the record.</source>
        <translation>
            <numerusform>有 %n 处内容未归类，已随记录保留。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::KindForm</name>
    <message>
        <source>Summary</source>
        <translation>简介</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>教育</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>科研</translation>
    </message>
    <message>
        <source>Publication</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Patent</source>
        <translation>专利</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>奖项</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>学术服务</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>教学</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>学术报告</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>推荐人</translation>
    </message>
    <message>
        <source>Interest</source>
        <translation>兴趣</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Add a summary</source>
        <translation>添加简介</translation>
    </message>
    <message>
        <source>Add a degree</source>
        <translation>添加教育经历</translation>
    </message>
    <message>
        <source>Add a position</source>
        <translation>添加工作经历</translation>
    </message>
    <message>
        <source>Add a project</source>
        <translation>添加项目</translation>
    </message>
    <message>
        <source>Add research</source>
        <translation>添加科研经历</translation>
    </message>
    <message>
        <source>Add a publication</source>
        <translation>添加论文</translation>
    </message>
    <message>
        <source>Add a patent</source>
        <translation>添加专利</translation>
    </message>
    <message>
        <source>Add an award</source>
        <translation>添加奖项</translation>
    </message>
    <message>
        <source>Add skills</source>
        <translation>添加技能</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>添加语言</translation>
    </message>
    <message>
        <source>Add service</source>
        <translation>添加学术服务</translation>
    </message>
    <message>
        <source>Add teaching</source>
        <translation>添加教学经历</translation>
    </message>
    <message>
        <source>Add a talk</source>
        <translation>添加学术报告</translation>
    </message>
    <message>
        <source>Add a certificate</source>
        <translation>添加证书</translation>
    </message>
    <message>
        <source>Add a reference</source>
        <translation>添加推荐人</translation>
    </message>
    <message>
        <source>Add an interest</source>
        <translation>添加兴趣爱好</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>添加条目</translation>
    </message>
</context>
<context>
    <name>duovita::KindWords</name>
    <message>
        <source>Summary</source>
        <translation>个人简介</translation>
    </message>
    <message>
        <source>Education</source>
        <translation>教育</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>科研</translation>
    </message>
    <message>
        <source>Publications</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Patents</source>
        <translation>专利</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>奖项</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>学术服务</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>教学</translation>
    </message>
    <message>
        <source>Talks</source>
        <translation>学术报告</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>References</source>
        <translation>推荐人</translation>
    </message>
    <message>
        <source>Interests</source>
        <translation>兴趣</translation>
    </message>
    <message>
        <source>Other section</source>
        <translation>其他栏目</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Headline</source>
        <translation>一句话介绍</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>联系方式</translation>
    </message>
    <message>
        <source>Name variants</source>
        <translation>论文署名写法</translation>
    </message>
    <message>
        <source>Private notes</source>
        <translation>私人备注</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>要点</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Private note</source>
        <translation>私人备注</translation>
    </message>
    <message>
        <source>Institution</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>Field of study</source>
        <translation>专业</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>学位</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Advisors</source>
        <translation>导师</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>成绩</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Department</source>
        <translation>部门</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>职位</translation>
    </message>
    <message>
        <source>Further positions</source>
        <translation>其他职位</translation>
    </message>
    <message>
        <source>Web address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>期刊/会议</translation>
    </message>
    <message>
        <source>Venue, short</source>
        <translation>期刊/会议简称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>卷</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>DOI</source>
        <translation>DOI</translation>
    </message>
    <message>
        <source>arXiv</source>
        <translation>arXiv</translation>
    </message>
    <message>
        <source>Inventors</source>
        <translation>发明人</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>颁发单位</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Number of times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>Affiliation</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>副标题</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>邮箱</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>电话</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>网站</translation>
    </message>
    <message>
        <source>WeChat</source>
        <translation>微信</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Journal article</source>
        <translation>期刊论文</translation>
    </message>
    <message>
        <source>Conference paper</source>
        <translation>会议论文</translation>
    </message>
    <message>
        <source>Workshop paper</source>
        <translation>研讨会论文</translation>
    </message>
    <message>
        <source>Preprint</source>
        <translation>预印本</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>图书</translation>
    </message>
    <message>
        <source>Book chapter</source>
        <translation>图书章节</translation>
    </message>
    <message>
        <source>Thesis</source>
        <translation>学位论文</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>other language changed since</source>
        <translation>另一语言已修改</translation>
    </message>
    <message>
        <source>same in both languages</source>
        <translation>两种语言相同</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>未指定</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目名称</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>课题</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>期号</translation>
    </message>
    <message>
        <source>Patent</source>
        <translation>专利名称</translation>
    </message>
    <message>
        <source>Patent number</source>
        <translation>专利号</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>奖项名称</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>学术报告题目</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书名称</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>zh</translation>
    </message>
    <message>
        <source>Ongoing period</source>
        <translation>“至今”的写法</translation>
    </message>
    <message>
        <source>Expected date</source>
        <translation>“预计”的写法</translation>
    </message>
    <message>
        <source>Between degree and field</source>
        <translation>学位与专业的连接词</translation>
    </message>
    <message>
        <source>One advisor</source>
        <translation>一位导师</translation>
    </message>
    <message>
        <source>Several advisors</source>
        <translation>多位导师</translation>
    </message>
    <message>
        <source>Equal contribution</source>
        <translation>共同贡献</translation>
    </message>
    <message>
        <source>Corresponding author</source>
        <translation>通讯作者</translation>
    </message>
    <message>
        <source>Document title</source>
        <translation>文档标题</translation>
    </message>
    <message>
        <source>Shown in the other language</source>
        <translation>用另一语言显示</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>Left out, each with its whole entry</source>
        <translation>连同整个条目略去</translation>
    </message>
    <message>
        <source>Personal facts</source>
        <translation>个人情况</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>出生年月</translation>
    </message>
    <message>
        <source>Gender</source>
        <translation>性别</translation>
    </message>
    <message>
        <source>Nationality</source>
        <translation>国籍</translation>
    </message>
    <message>
        <source>Ethnicity</source>
        <translation>民族</translation>
    </message>
    <message>
        <source>Native place</source>
        <translation>籍贯</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>现居地</translation>
    </message>
    <message>
        <source>Political status</source>
        <translation>政治面貌</translation>
    </message>
    <message>
        <source>Marital status</source>
        <translation>婚姻状况</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>身高</translation>
    </message>
    <message>
        <source>Highest education</source>
        <translation>学历</translation>
    </message>
    <message>
        <source>Desired position</source>
        <translation>求职意向</translation>
    </message>
    <message>
        <source>Expected salary</source>
        <translation>期望薪资</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>到岗时间</translation>
    </message>
    <message>
        <source>Document wording</source>
        <translation>固定用语</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>活动</translation>
    </message>
</context>
<context>
    <name>duovita::LeftOverPlaces</name>
    <message>
        <source>Make it an entry</source>
        <translation>作为条目放入</translation>
    </message>
    <message>
        <source>In a new section</source>
        <translation>新建栏目</translation>
    </message>
    <message>
        <source>Add it to</source>
        <translation>添加到</translation>
    </message>
</context>
<context>
    <name>duovita::LocalizedEdit</name>
    <message>
        <source>Translation of %1</source>
        <translation>“%1”的译文</translation>
    </message>
    <message>
        <source>Copy %1 to %2</source>
        <translation>将%1复制到%2</translation>
    </message>
    <message>
        <source>Mark %1 as checked</source>
        <translation>将%1标为已核对</translation>
    </message>
    <message>
        <source>Same in both languages</source>
        <translation>两种语言相同</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>采用“%1”</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>译文</translation>
    </message>
    <message>
        <source>Copy across, mark as checked, same in both languages (Alt+Enter)</source>
        <translation>复制到另一语言、标为已核对、两种语言相同（Alt+Enter）</translation>
    </message>
    <message>
        <source>Press Tab to use “%1”</source>
        <translation>按 Tab 采用“%1”</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺译</translation>
    </message>
    <message>
        <source>Show the difference under Check</source>
        <translation>在“检查”中查看差异</translation>
    </message>
</context>
<context>
    <name>duovita::LookOffer</name>
    <message numerus="yes">
        <source>%n template(s). Your text stays as it is.</source>
        <translation>
            <numerusform>共 %n 个模板，文字保持不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>选择模板</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不选择</translation>
    </message>
</context>
<context>
    <name>duovita::MainWindow</name>
    <message>
        <source>(no name yet)</source>
        <translation>（尚无姓名）</translation>
    </message>
</context>
<context>
    <name>duovita::ManualWindow</name>
    <message>
        <source>Duovita manual</source>
        <translation>Duovita 使用手册</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>原始大小</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>duovita::MenuCommands</name>
    <message>
        <source>New section: %1</source>
        <translation>新建栏目：%1</translation>
    </message>
</context>
<context>
    <name>duovita::MergeCommand</name>
    <message>
        <source>%1 now includes %2, whose record is in the trash.</source>
        <translation>%2 已并入 %1，其原记录现在回收站中。</translation>
    </message>
    <message>
        <source>Both names refer to %1. Name two different people, by id if necessary.</source>
        <translation>两处指的都是 %1：请指定两位不同的人员，必要时使用标识。</translation>
    </message>
</context>
<context>
    <name>duovita::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>失败：%1</translation>
    </message>
</context>
<context>
    <name>duovita::MiddlePane</name>
    <message>
        <source>%1 (%2) restores it, including everything that was typed.</source>
        <translation>%1（%2）即可恢复，已输入的内容都会保留。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>编写</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>The record&apos;s contents (Ctrl+1)</source>
        <translation>记录的内容（Ctrl+1）</translation>
    </message>
    <message>
        <source>How the documents look (Ctrl+2)</source>
        <translation>文档的设计（Ctrl+2）</translation>
    </message>
    <message>
        <source>What to check before you send it (Ctrl+3)</source>
        <translation>发送前要检查的内容（Ctrl+3）</translation>
    </message>
    <message>
        <source>Write, design or check</source>
        <translation>编写、设计或检查</translation>
    </message>
</context>
<context>
    <name>duovita::NameButton</name>
    <message>
        <source>Person: %1</source>
        <translation>人员：%1</translation>
    </message>
</context>
<context>
    <name>duovita::NewPeople</name>
    <message>
        <source>Delete them</source>
        <translation>删除这两人</translation>
    </message>
    <message>
        <source>Two fictitious people to try everything on</source>
        <translation>两位虚构人员，可随意试用</translation>
    </message>
</context>
<context>
    <name>duovita::Opening</name>
    <message>
        <source>The damaged file will be kept under another name.</source>
        <translation>损坏的文件会改名保留。</translation>
    </message>
    <message>
        <source>Restore the backup of %1</source>
        <translation>恢复 %1 的备份</translation>
    </message>
    <message>
        <source>Another database…</source>
        <translation>其他数据库…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>duovita::OutlineModel</name>
    <message>
        <source>Personal data</source>
        <translation>个人信息</translation>
    </message>
    <message numerus="yes">
        <source>%n to review</source>
        <translation>
            <numerusform>%n 处待查看</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s), listed under Check:</source>
        <translation>
            <numerusform>%n 个问题，见“检查”：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::OutlinePane</name>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>New entry or section</source>
        <translation>新建条目或栏目</translation>
    </message>
</context>
<context>
    <name>duovita::OutlineWords</name>
    <message>
        <source>until present</source>
        <translation>至今</translation>
    </message>
    <message>
        <source>%1 – present</source>
        <translation>%1 – 至今</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>duovita::PageCard</name>
    <message>
        <source>Edit on the page</source>
        <translation>在版面上编辑</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Show in the form</source>
        <translation>在表单中显示</translation>
    </message>
    <message>
        <source>Next text</source>
        <translation>下一处文字</translation>
    </message>
    <message>
        <source>Previous text</source>
        <translation>上一处文字</translation>
    </message>
    <message>
        <source>other language, then next text</source>
        <translation>另一语言，再到下一处文字</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>new point</source>
        <translation>新要点</translation>
    </message>
    <message>
        <source>next text</source>
        <translation>下一处文字</translation>
    </message>
</context>
<context>
    <name>duovita::PageEditing</name>
    <message>
        <source>Point %1</source>
        <translation>要点 %1</translation>
    </message>
    <message>
        <source>only in “%1”</source>
        <translation>仅用于“%1”</translation>
    </message>
    <message>
        <source>in all CVs</source>
        <translation>所有简历共用</translation>
    </message>
</context>
<context>
    <name>duovita::PairRow</name>
    <message>
        <source>To be confirmed</source>
        <translation>待确认</translation>
    </message>
    <message numerus="yes">
        <source>%n joined</source>
        <translation>
            <numerusform>%n 条合并</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n 条新增</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n 条不导入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be confirmed</source>
        <translation>
            <numerusform>%n 条待确认</numerusform>
        </translation>
    </message>
    <message>
        <source>only in the record</source>
        <translation>仅记录中有</translation>
    </message>
    <message>
        <source>Stored under %1</source>
        <translation>存入“%1”</translation>
    </message>
    <message>
        <source>Stored under %1 (%2)</source>
        <translation>存入“%1”（%2）</translation>
    </message>
    <message>
        <source>Not placed</source>
        <translation>未归类</translation>
    </message>
    <message>
        <source>Changes the %1 page, too: %2</source>
        <translation>%1版面也会改变：%2</translation>
    </message>
    <message>
        <source>kept in the record, on no page</source>
        <translation>留在记录中，不出现在任何版面上</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>个人信息</translation>
    </message>
    <message>
        <source>Languages differ</source>
        <translation>中英文不一致</translation>
    </message>
</context>
<context>
    <name>duovita::PairingView</name>
    <message>
        <source>Entries of the document</source>
        <translation>文档的条目</translation>
    </message>
    <message>
        <source>%1 (now with %2)</source>
        <translation>%1（现与“%2”对应）</translation>
    </message>
    <message>
        <source>These are one entry</source>
        <translation>这是同一个条目</translation>
    </message>
    <message>
        <source>These are two points</source>
        <translation>这是两条要点</translation>
    </message>
    <message>
        <source>These are two entries</source>
        <translation>这是两个条目</translation>
    </message>
    <message>
        <source>Same as</source>
        <translation>设为同一条</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>导入此条</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>不导入此条</translation>
    </message>
    <message>
        <source>Pairs of entries: %1 and %2</source>
        <translation>条目的对应：%1 与 %2</translation>
    </message>
    <message>
        <source>Matching entries</source>
        <translation>对应关系</translation>
    </message>
    <message>
        <source>Same as…</source>
        <translation>设为同一条…</translation>
    </message>
    <message>
        <source>The selected row is the same as another one, which you choose next</source>
        <translation>所选行与另一行是同一条：请选择是哪一条</translation>
    </message>
    <message>
        <source>Treat the two sides of the selected row as different</source>
        <translation>所选行的两侧并非同一条</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>取消合并</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>条目</translation>
    </message>
</context>
<context>
    <name>duovita::PairsModel</name>
    <message>
        <source>Not placed: it is kept with the record</source>
        <translation>未归类：与记录一起保留</translation>
    </message>
    <message>
        <source>Only in the record: it stays as it is</source>
        <translation>仅记录中有：保持不变</translation>
    </message>
    <message>
        <source>Joined; please check: %1</source>
        <translation>已合并，请核对：%1</translation>
    </message>
    <message>
        <source>New: nothing in the record is like it</source>
        <translation>新增：记录中没有相同的条目</translation>
    </message>
    <message>
        <source>Joined with an entry of the record</source>
        <translation>与记录中的条目合并</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>不导入</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>新增条目</translation>
    </message>
    <message>
        <source>On both sides: %1</source>
        <translation>两侧都有：%1</translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation>选择位置…</translation>
    </message>
</context>
<context>
    <name>duovita::ParserPart</name>
    <message>
        <source>What a parser reads</source>
        <translation>解析程序读到的内容</translation>
    </message>
    <message>
        <source>The text as it is read</source>
        <translation>读到的文字</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>E-mail and phone</source>
        <translation>邮箱与电话</translation>
    </message>
    <message>
        <source>Sections: %1 of %2</source>
        <translation>栏目 %1/%2</translation>
    </message>
    <message>
        <source>Entries: %1 of %2</source>
        <translation>条目 %1/%2</translation>
    </message>
    <message>
        <source>Dates: %1 of %2</source>
        <translation>日期 %1/%2</translation>
    </message>
    <message>
        <source>Links: %1 of %2</source>
        <translation>链接 %1/%2</translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>未找到：%1</translation>
    </message>
    <message>
        <source>in order, nothing mixed</source>
        <translation>顺序一致，没有混杂</translation>
    </message>
    <message>
        <source>two columns may mix</source>
        <translation>两栏可能混杂</translation>
    </message>
    <message numerus="yes">
        <source>A parser that reads across the page mixes %n line(s) of two columns: “%1” with “%2”.</source>
        <translation>
            <numerusform>横向读取的解析程序会把两栏的 %n 行混在一起：“%1”与“%2”。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the first lines</source>
        <translation>只显示前几行</translation>
    </message>
    <message numerus="yes">
        <source>All %n lines</source>
        <translation>
            <numerusform>全部 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>The document that is read</source>
        <translation>所读取的文档</translation>
    </message>
    <message>
        <source>From the PDF in</source>
        <translation>所读 PDF：</translation>
    </message>
    <message>
        <source>From the PDF in %1</source>
        <translation>所读 PDF：%1</translation>
    </message>
    <message>
        <source>in order, but not all is found</source>
        <translation>顺序一致，但并非全部识别</translation>
    </message>
    <message>
        <source>Sections that are not found: %1. Titles on a line of their own, with larger or bold letters, are found more surely (%2).</source>
        <translation>未识别的栏目：%1。标题单独成行、字号较大或加粗时更容易识别（%2）。</translation>
    </message>
    <message>
        <source>Design, Sections</source>
        <translation>设计 → 栏目</translation>
    </message>
    <message>
        <source>Entries that are not found: %1. A parser takes a part of these names for something else; names without commas are found more surely.</source>
        <translation>没有找到的条目：%1。解析程序把这些名称的一部分当成了别的内容；不含逗号的名称更容易找到。</translation>
    </message>
</context>
<context>
    <name>duovita::PassphraseDialog</name>
    <message>
        <source>Encrypt %1</source>
        <translation>加密 %1</translation>
    </message>
    <message>
        <source>The passphrases do not match.</source>
        <translation>两次输入不一致。</translation>
    </message>
    <message>
        <source>Encrypt</source>
        <translation>加密</translation>
    </message>
    <message>
        <source>Passphrase:</source>
        <translation>口令：</translation>
    </message>
    <message>
        <source>Repeat passphrase:</source>
        <translation>再次输入：</translation>
    </message>
    <message>
        <source>The file will be encrypted with this passphrase. A few words that nobody would guess make a good one. It is not stored anywhere: without it, nobody can open the file, not even you.</source>
        <translation>文件将用此口令加密。建议用几个他人猜不到的词。口令不会保存在任何地方：一旦忘记，任何人（包括您自己）都无法打开此文件。</translation>
    </message>
    <message>
        <source>Show the passphrase</source>
        <translation>显示口令</translation>
    </message>
    <message>
        <source>Use %1 characters or more.</source>
        <translation>建议 %1 个字符以上。</translation>
    </message>
    <message>
        <source>Too short: a computer could guess it.</source>
        <translation>太短：计算机可以逐一试出。</translation>
    </message>
    <message>
        <source>Fair. %1 characters or more are better.</source>
        <translation>尚可，%1 个字符以上更好。</translation>
    </message>
    <message>
        <source>Good length.</source>
        <translation>长度合适。</translation>
    </message>
</context>
<context>
    <name>duovita::PeopleCommands</name>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
</context>
<context>
    <name>duovita::PeopleFilterBar</name>
    <message>
        <source>Filter people</source>
        <translation>筛选人员</translation>
    </message>
    <message>
        <source>Incomplete in English</source>
        <translation>英文不完整</translation>
    </message>
    <message>
        <source>Incomplete in Chinese</source>
        <translation>中文不完整</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选：%1</translation>
    </message>
    <message>
        <source>Filter: %1
Click to show everybody again</source>
        <translation>筛选：%1
点击重新显示所有人</translation>
    </message>
    <message>
        <source>Filter: %1. Show everybody again</source>
        <translation>筛选：%1。重新显示所有人</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Lacks English</source>
        <translation>缺英文</translation>
    </message>
    <message>
        <source>Lacks Chinese</source>
        <translation>缺中文</translation>
    </message>
</context>
<context>
    <name>duovita::PeopleModel</name>
    <message>
        <source>(no name yet)</source>
        <translation>（尚无姓名）</translation>
    </message>
    <message numerus="yes">
        <source>In the whole record, including what is hidden, %n text(s) are missing in one language</source>
        <translation>
            <numerusform>整份记录（包括隐藏的内容）中有 %n 处文字缺少一种语言</numerusform>
        </translation>
    </message>
    <message>
        <source>By translation</source>
        <translation>按译词</translation>
    </message>
</context>
<context>
    <name>duovita::PeoplePanel</name>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Search names, pinyin, institutions</source>
        <translation>搜索姓名、拼音、单位</translation>
    </message>
    <message>
        <source>Search people</source>
        <translation>搜索人员</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message numerus="yes">
        <source>Export %n people…</source>
        <translation>
            <numerusform>导出 %n 人…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n people</source>
        <translation>
            <numerusform>删除 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has “%1” in their record.</source>
        <translation>没有人的记录中有“%1”。</translation>
    </message>
    <message>
        <source>Nobody matches the filter.</source>
        <translation>没有符合筛选条件的人员。</translation>
    </message>
    <message>
        <source>Of those who match the filter, nobody has “%1” in their record.</source>
        <translation>符合筛选条件的人员中，没有人的记录中有“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln person(s)</source>
        <translation>
            <numerusform>%L1 人，共 %Ln 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>标签…</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>合并…</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>新建个人档案</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>导入文件…</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Nobody has “%1” itself in their record; by translation:</source>
        <translation>没有人的记录中有“%1”，以下按译词找到：</translation>
    </message>
    <message>
        <source>Also by translation</source>
        <translation>另按译词</translation>
    </message>
</context>
<context>
    <name>duovita::PersonChooser</name>
    <message>
        <source>Whose CV is this?</source>
        <translation>这是谁的简历？</translation>
    </message>
    <message>
        <source>Search names, pinyin, institutions</source>
        <translation>搜索姓名、拼音、单位</translation>
    </message>
    <message>
        <source>Search people</source>
        <translation>搜索人员</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>No people found.</source>
        <translation>没有找到人员。</translation>
    </message>
    <message>
        <source>A new person</source>
        <translation>新建个人档案</translation>
    </message>
    <message>
        <source>The document becomes a record of its own</source>
        <translation>文档成为单独的记录</translation>
    </message>
</context>
<context>
    <name>duovita::PersonDelegate</name>
    <message>
        <source>Select several (Ctrl+click, or Shift with the arrow keys)</source>
        <translation>选择多人（按住 Ctrl 点击，或 Shift 加方向键）</translation>
    </message>
</context>
<context>
    <name>duovita::PersonForm</name>
    <message>
        <source>Personal data</source>
        <translation>个人信息</translation>
    </message>
</context>
<context>
    <name>duovita::PersonalFactRow</name>
    <message>
        <source>Name of the personal fact</source>
        <translation>个人情况的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind of personal fact</source>
        <translation>个人情况类型</translation>
    </message>
    <message>
        <source>Anything not public stays out of every exported document. Public facts are shown by designs that have a place for them.</source>
        <translation>未公开的内容不会出现在任何导出的文档中；公开的内容只在留有其位置的设计中显示。</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
</context>
<context>
    <name>duovita::PhotoEdit</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>更换…</translation>
    </message>
    <message>
        <source>Choose a photo…</source>
        <translation>选择照片…</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>选择照片</translation>
    </message>
    <message>
        <source>Photos (%1)</source>
        <translation>照片 (%1)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 无法读取：%2</translation>
    </message>
    <message>
        <source>The photo is %1 MB. Use a file of at most %2 MB.</source>
        <translation>照片为 %1 MB。请使用不超过 %2 MB 的文件。</translation>
    </message>
    <message>
        <source>This file cannot be used as a photo. Use a JPEG or PNG file.</source>
        <translation>此文件不能用作照片。请提供 JPEG 或 PNG 文件。</translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation>裁剪…</translation>
    </message>
</context>
<context>
    <name>duovita::PostingPart</name>
    <message>
        <source>Job posting</source>
        <translation>招聘启事</translation>
    </message>
    <message>
        <source>Paste a job posting here: its words are looked for in the CV, on this computer only</source>
        <translation>将招聘启事粘贴到这里：只在这台电脑上，在简历中查找其中的词</translation>
    </message>
    <message>
        <source>Not in the CV</source>
        <translation>简历中没有</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>Copy “%1” to paste it where it applies</source>
        <translation>复制“%1”，粘贴到与事实相符之处</translation>
    </message>
    <message>
        <source>Not in the CV: %1</source>
        <translation>简历中没有：%1</translation>
    </message>
    <message>
        <source>Words found: %1 of %2</source>
        <translation>%2 个词中找到 %1 个</translation>
    </message>
    <message>
        <source>Copied. Paste it where it applies.</source>
        <translation>已复制，请粘贴到与事实相符之处。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>等，另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Of a long posting, only its lists are looked at, or else names, terms and repeated words.</source>
        <translation>启事较长，只查找其中列出的条目；没有列表的，只查找名称、术语和多次出现的词。</translation>
    </message>
    <message>
        <source>Words found in the %1 CV: %2 of %3</source>
        <translation>在%1简历中找到 %2 个词（共 %3 个）</translation>
    </message>
</context>
<context>
    <name>duovita::PreviewPanel</name>
    <message>
        <source>Pages, %1</source>
        <translation>%1版面</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>缺译 %n 处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) without spaces</source>
        <translation>
            <numerusform>%Ln 个字符（不计空格）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <comment>of Chinese text</comment>
        <translation>
            <numerusform>%Ln 字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <comment>of English text</comment>
        <translation>
            <numerusform>%Ln 词</numerusform>
        </translation>
    </message>
    <message>
        <source>Languages of the pages</source>
        <translation>版面的语言</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>双语</translation>
    </message>
    <message>
        <source>Fit the height</source>
        <translation>适合高度</translation>
    </message>
    <message>
        <source>Pages in their own window</source>
        <translation>在独立窗口中显示版面</translation>
    </message>
    <message>
        <source>Pages in their own window (F11)</source>
        <translation>在独立窗口中显示版面（F11）</translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation>适合宽度</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) each</source>
        <translation>
            <numerusform>各 %n 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layout problem(s)</source>
        <translation>
            <numerusform>%n 处版面问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the other panes (F11 or Esc)</source>
        <translation>返回其他窗格（F11 或 Esc）</translation>
    </message>
</context>
<context>
    <name>duovita::PrintJob</name>
    <message>
        <source>the printer refused it</source>
        <translation>打印机拒绝了任务</translation>
    </message>
</context>
<context>
    <name>duovita::ProblemScope</name>
    <message>
        <source>This CV</source>
        <translation>这份简历</translation>
    </message>
    <message>
        <source>Whether the list, the counts and F8 cover only the CV shown or the whole record</source>
        <translation>列表、计数和 F8 只涉及当前显示的简历，还是涉及整份记录</translation>
    </message>
    <message>
        <source>Everything in the record</source>
        <translation>整份记录</translation>
    </message>
    <message>
        <source>%1 (%2 more)</source>
        <translation>%1（另有 %2 处）</translation>
    </message>
    <message>
        <source>Whole record</source>
        <translation>整份记录</translation>
    </message>
    <message>
        <source>Problems in: %1</source>
        <translation>检查范围：%1</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>未发现问题</translation>
    </message>
    <message>
        <source>No problems in the text</source>
        <translation>文字未发现问题</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ProblemsModel</name>
    <message numerus="yes">
        <source>%n problem(s) of this kind</source>
        <translation>
            <numerusform>此类问题 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>On the pages, %1</source>
        <translation>%1版面</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>That was the last problem; starting again from the top.</source>
        <translation>已是最后一个问题，从头开始。</translation>
    </message>
    <message>
        <source>That was the first problem; starting again from the end.</source>
        <translation>已是第一个问题，从末尾开始。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>Check the %1: “%2”</source>
        <translation>核对%1：“%2”</translation>
    </message>
</context>
<context>
    <name>duovita::Punctuation</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a place</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>duovita::QuestionBox</name>
    <message>
        <source>One entry, in which these differ:</source>
        <translation>同一条目，以下内容有出入：</translation>
    </message>
    <message>
        <source>Are these the same entry?</source>
        <translation>这是同一个条目吗？</translation>
    </message>
    <message>
        <source>These differ. Are they still the same entry?</source>
        <translation>两者有出入，仍是同一个条目吗？</translation>
    </message>
    <message>
        <source>They become one entry; where they differ, the choice above is used</source>
        <translation>合为一条；不一致处以上方的选择为准</translation>
    </message>
    <message>
        <source>They stay separate entries</source>
        <translation>各自成为一个条目</translation>
    </message>
    <message>
        <source>Same entry</source>
        <translation>是同一条</translation>
    </message>
    <message>
        <source>The dates differ. Which are right?</source>
        <translation>日期不同，以哪个为准？</translation>
    </message>
    <message>
        <source>These differ. Which is right?</source>
        <translation>内容不同，以哪个为准？</translation>
    </message>
    <message>
        <source>Left open, the record’s stays; the other is kept with the entry, on no page.</source>
        <translation>不确认则保留记录的，另一项附在条目中备查。</translation>
    </message>
    <message>
        <source>Separate entries</source>
        <translation>是两条</translation>
    </message>
    <message>
        <source>%1: the numbers differ. Which is right?</source>
        <extracomment>%1: a field, or &quot;Point 2&quot;</extracomment>
        <translation>%1：数字不同，以哪个为准？</translation>
    </message>
    <message>
        <source>%1: the texts differ. Which is right?</source>
        <translation>%1：文字不同，以哪个为准？</translation>
    </message>
    <message>
        <source>Keep selected</source>
        <translation>保留所选</translation>
    </message>
    <message>
        <source>Where you choose nothing, the record’s stays; the other is kept with the entry, on no page.</source>
        <translation>未选择的保留记录的，另一项附在条目中备查。</translation>
    </message>
</context>
<context>
    <name>duovita::RecordCommands</name>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>栏目</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>新建条目</translation>
    </message>
    <message>
        <source>Duplicate the entry</source>
        <translation>创建条目副本</translation>
    </message>
    <message>
        <source>Delete the entry or section</source>
        <translation>删除条目或栏目</translation>
    </message>
    <message>
        <source>Hide or show the entry or section</source>
        <translation>隐藏或显示条目或栏目</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Hide or show the entry or section in all CVs</source>
        <translation>在所有简历中隐藏或显示条目、栏目</translation>
    </message>
    <message>
        <source>Show the entry or section only in this CV</source>
        <translation>仅在此简历中显示条目或栏目</translation>
    </message>
    <message>
        <source>Move to: %1</source>
        <translation>移到：%1</translation>
    </message>
    <message>
        <source>Start the entry or section on a new page</source>
        <translation>条目或栏目另起一页</translation>
    </message>
    <message>
        <source>Keep the entry or section on one page</source>
        <translation>条目或栏目保持在同一页</translation>
    </message>
</context>
<context>
    <name>duovita::RecordHistoryDialog</name>
    <message>
        <source>removed since</source>
        <translation>后来删除</translation>
    </message>
    <message>
        <source>added since</source>
        <translation>后来新增</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>后来修改</translation>
    </message>
    <message>
        <source>%1 as of a date</source>
        <translation>%1：历史状态</translation>
    </message>
    <message>
        <source>Times it was saved</source>
        <translation>保存时间</translation>
    </message>
    <message>
        <source>What has changed since</source>
        <translation>此后的变化</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>当时</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>Restore the selected part</source>
        <translation>恢复所选部分</translation>
    </message>
    <message>
        <source>Restore the whole record</source>
        <translation>恢复整份记录</translation>
    </message>
    <message>
        <source>Choose a time to compare the record then and now.</source>
        <translation>请选择时间，以对照当时与现在的记录。</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) from that time have since been permanently deleted and cannot be restored.</source>
        <translation>
            <numerusform>当时的 %n 项后来已彻底删除，无法恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>The record is as it was then.</source>
        <translation>记录与当时相同。</translation>
    </message>
    <message>
        <source>%1 · same as now</source>
        <translation>%1 · 与现在相同</translation>
    </message>
</context>
<context>
    <name>duovita::RecordPlaces</name>
    <message>
        <source>%1 (section %2)</source>
        <translation>%1（第 %2 个栏目）</translation>
    </message>
    <message>
        <source>%1 (entry %2)</source>
        <translation>%1（第 %2 条）</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>第 %1 条</translation>
    </message>
    <message>
        <source>CV “%1”</source>
        <translation>简历“%1”</translation>
    </message>
    <message>
        <source>title of the section</source>
        <translation>栏目标题</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>要点 %1</translation>
    </message>
</context>
<context>
    <name>duovita::RecordWords</name>
    <message>
        <source>Name and contacts</source>
        <translation>姓名与联系方式</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>Full CV</source>
        <translation>完整简历</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>undo or redo</source>
        <translation>撤销或重做</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <extracomment>a date and time, as QDateTime::toString() has it: 22 Nov 2026, 16:03</extracomment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
</context>
<context>
    <name>duovita::RemedyBar</name>
    <message numerus="yes">
        <source>Use %n suggestions</source>
        <translation>
            <numerusform>采用 %n 条建议</numerusform>
        </translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>采用“%1”</translation>
    </message>
    <message>
        <source>Use the template “%1”</source>
        <translation>改用“%1”模板</translation>
    </message>
    <message>
        <source>All remedies</source>
        <translation>全部处理办法</translation>
    </message>
    <message>
        <source>Use the %1 numbers</source>
        <translation>采用%1中的数字</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>采用 %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>修改</translation>
    </message>
</context>
<context>
    <name>duovita::ReviewBar</name>
    <message>
        <source>Keep:</source>
        <translation>保留：</translation>
    </message>
    <message>
        <source>Add to:</source>
        <translation>导入到：</translation>
    </message>
    <message>
        <source>Person to keep</source>
        <translation>保留的人员</translation>
    </message>
    <message>
        <source>Person the document is added to</source>
        <translation>文档要导入到的人员</translation>
    </message>
    <message>
        <source>Show the document&apos;s text; in small windows it replaces the list</source>
        <translation>显示文档原文；窗口较小时会代替列表</translation>
    </message>
    <message>
        <source>Merge them</source>
        <translation>合为一人</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Accept this and all others</source>
        <translation>接受此文档及其余全部</translation>
    </message>
    <message>
        <source>Skip this document</source>
        <translation>跳过此文档</translation>
    </message>
    <message>
        <source>Keep them separate</source>
        <translation>不合并</translation>
    </message>
    <message>
        <source>Document text</source>
        <translation>文档原文</translation>
    </message>
    <message>
        <source>Cancel import</source>
        <translation>放弃导入</translation>
    </message>
    <message>
        <source>Questions left open keep what is in the record</source>
        <translation>未答复之处，保留记录中原有的内容</translation>
    </message>
    <message>
        <source>%1 (%2 unconfirmed)</source>
        <translation>%1（%2 项未确认）</translation>
    </message>
</context>
<context>
    <name>duovita::ReviewForm</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Only the record has this. It stays as it is.</source>
        <translation>仅记录中有此内容，保持不变。</translation>
    </message>
    <message>
        <source>“%1” is already there and stays</source>
        <translation>已有“%1”，予以保留</translation>
    </message>
    <message>
        <source>instead of %1</source>
        <translation>取代 %1</translation>
    </message>
    <message>
        <source>“%1” was replaced; it is in the earlier versions</source>
        <translation>原来是“%1”：可在历史版本中找到</translation>
    </message>
    <message>
        <source>or %1</source>
        <translation>或 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from the person merged in</source>
        <translation>
            <numerusform>%n 处来自并入的一方</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) from the document</source>
        <translation>
            <numerusform>%n 处来自文档</numerusform>
        </translation>
    </message>
    <message>
        <source>The other text is “%1”; the record’s stays</source>
        <translation>另一处为“%1”，保留记录中的文字</translation>
    </message>
    <message>
        <source>Result (the record&apos;s other contacts stay)</source>
        <translation>结果（记录中的其他联系方式保留）</translation>
    </message>
    <message>
        <source>Choose above which dates are right</source>
        <translation>请在上方选择以哪个日期为准</translation>
    </message>
</context>
<context>
    <name>duovita::ReviewPage</name>
    <message>
        <source>Document text</source>
        <translation>文档原文</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1（第 %2 个，共 %3 个）</translation>
    </message>
    <message>
        <source>a new person</source>
        <translation>新人员</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新增 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joined</source>
        <translation>
            <numerusform>合并 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to be confirmed</source>
        <translation>
            <numerusform>待确认 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>不导入 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not placed</source>
        <translation>
            <numerusform>未归类 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>其他人员…</translation>
    </message>
    <message>
        <source>The person to keep can no longer be changed: something here has already been edited.</source>
        <translation>已在此处作过改动，不能再更换保留的人员。</translation>
    </message>
    <message>
        <source>Merge two people</source>
        <translation>合并两位人员</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>perhaps: %1</source>
        <translation>可能：%1</translation>
    </message>
    <message>
        <source>In the document</source>
        <translation>文档中</translation>
    </message>
    <message>
        <source>In the record</source>
        <translation>记录中</translation>
    </message>
    <message>
        <source>%1 (merged in)</source>
        <translation>%1（被并入）</translation>
    </message>
    <message>
        <source>%1 (kept)</source>
        <translation>%1（保留）</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <translation>正在与 %1 的记录比对…</translation>
    </message>
    <message>
        <source>%1, next: %2</source>
        <translation>%1，下一个：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n with differing languages</source>
        <translation>
            <numerusform>中英文不一致 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n line(s) read</source>
        <translation>
            <numerusform>全部 %n 行已读</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::SaveState</name>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Not saved: conflicts</source>
        <translation>未保存：有冲突</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Your changes are kept in this window and will be saved as soon as saving works again.</source>
        <translation>您的更改会保留在此窗口中，待可以保存时自动保存。</translation>
    </message>
    <message>
        <source>Unsaved changes are kept in %1 and can be imported.</source>
        <translation>未保存的内容已存入 %1，可供导入。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
</context>
<context>
    <name>duovita::SectionForm</name>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Show in documents</source>
        <translation>在文档中显示</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>栏目</translation>
    </message>
    <message>
        <source>Edit the text</source>
        <translation>编辑内容</translation>
    </message>
</context>
<context>
    <name>duovita::ServerController</name>
    <message>
        <source>The server cannot be reached: %1. What you see is still here; your changes are kept in this window and saved when the server is back.</source>
        <translation>无法连接服务器：%1。当前显示的内容仍在；您的修改保留在此窗口中，服务器恢复后会保存。</translation>
    </message>
    <message>
        <source>The server is back.</source>
        <translation>服务器已恢复连接。</translation>
    </message>
    <message>
        <source>Somebody else has changed this record.</source>
        <translation>其他人修改了这份记录。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>duovita::SettingRow</name>
    <message>
        <source>%1: more</source>
        <translation>%1：更多</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Reset to template</source>
        <translation>恢复为模板设置</translation>
    </message>
    <message>
        <source>%1: reset to template</source>
        <translation>%1：恢复为模板设置</translation>
    </message>
    <message>
        <source>Differs from the template</source>
        <translation>与模板不同</translation>
    </message>
</context>
<context>
    <name>duovita::SharedNote</name>
    <message>
        <source>In all CVs</source>
        <translation>所有简历共用</translation>
    </message>
    <message>
        <source>Write one only for “%1”</source>
        <translation>为“%1”单独写一段</translation>
    </message>
    <message>
        <source>Use the text of the other CVs</source>
        <translation>改用其他简历的文字</translation>
    </message>
    <message>
        <source>Only in “%1”</source>
        <translation>仅用于“%1”</translation>
    </message>
    <message>
        <source>Other CVs</source>
        <translation>其他简历</translation>
    </message>
</context>
<context>
    <name>duovita::SheetCommand</name>
    <message>
        <source>  source text:    %1</source>
        <translation>  所译原文：%1</translation>
    </message>
    <message>
        <source>  current text:   %1</source>
        <translation>  现有原文：%1</translation>
    </message>
    <message>
        <source>  theirs: %1</source>
        <translation>  表中译文：%1</translation>
    </message>
    <message>
        <source>  ours:   %1</source>
        <translation>  现有译文：%1</translation>
    </message>
    <message>
        <source>%1: there is nothing to translate into %2, so no file was written.</source>
        <translation>%1：没有要译成%2的内容，因此未写文件。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n text(s) to translate into %2</source>
        <translation>
            <numerusform>%1：%n 处文字待译成%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3: %4; filled in: %5, confirmed: %6, skipped: %7.</source>
        <translation>%1：%2，%3：共 %4；填入 %5 处，确认 %6 处，跳过 %7 处。</translation>
    </message>
</context>
<context>
    <name>duovita::SheetDialog</name>
    <message>
        <source>Translations</source>
        <translation>译文</translation>
    </message>
    <message>
        <source>Translations that no longer match the record</source>
        <translation>与当前记录不符的译文</translation>
    </message>
    <message>
        <source>Where, and why</source>
        <translation>位置与原因</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>表中译文</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>现有译文</translation>
    </message>
    <message>
        <source>Source text</source>
        <translation>所译原文</translation>
    </message>
    <message>
        <source>Current text</source>
        <translation>现有原文</translation>
    </message>
    <message numerus="yes">
        <source>%n translation(s) match the record and will be imported. For those below, the record has changed; they are skipped unless you select them.</source>
        <translation>
            <numerusform>%n 处译文与记录相符，将会导入。以下各处的记录已有改动，不勾选则不导入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
</context>
<context>
    <name>duovita::SheetWords</name>
    <message>
        <source>The source has changed since this was translated. If the translation still fits, mark it as reviewed.</source>
        <translation>翻译之后原文有改动。若译文仍然合适，请将其标为已审校（reviewed）。</translation>
    </message>
    <message>
        <source>the text to be translated has changed since the sheet was made</source>
        <translation>翻译表生成后原文已改动</translation>
    </message>
    <message>
        <source>somebody has translated this text since the sheet was made</source>
        <translation>翻译表生成后已有人写了这处译文</translation>
    </message>
    <message>
        <source>one text now serves both languages</source>
        <translation>现在两种语言共用同一段文字</translation>
    </message>
    <message>
        <source>this text is no longer in the record</source>
        <translation>记录中已没有这处文字</translation>
    </message>
    <message>
        <source>the list that contained this text has changed since the sheet was made, so the item cannot be identified</source>
        <translation>翻译表生成后，这处文字所在的列表已改动，无法判断所指的是哪一项</translation>
    </message>
    <message>
        <source>only a part of this text is translated</source>
        <translation>这处文字只译了一部分</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1，%2译%3</translation>
    </message>
</context>
<context>
    <name>duovita::Showing</name>
    <message>
        <source>Hide in “%1”</source>
        <translation>在“%1”中隐藏</translation>
    </message>
    <message>
        <source>Show in “%1”</source>
        <translation>在“%1”中显示</translation>
    </message>
    <message>
        <source>Hidden in all CVs</source>
        <translation>在所有简历中隐藏</translation>
    </message>
    <message>
        <source>Not in “%1”</source>
        <translation>不在“%1”中显示</translation>
    </message>
    <message>
        <source>Left out of “%1” by tags</source>
        <translation>因标签而不在“%1”中显示</translation>
    </message>
    <message>
        <source>“%1” has a summary of its own</source>
        <translation>“%1”有自己的简介</translation>
    </message>
    <message>
        <source>Show only in “%1”</source>
        <translation>仅在“%1”中显示</translation>
    </message>
    <message>
        <source>Now shown only in “%1”</source>
        <translation>现在只在“%1”中显示</translation>
    </message>
    <message>
        <source>Only in “%1”</source>
        <translation>仅用于“%1”</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Not in %1</source>
        <translation>不在%1中显示</translation>
    </message>
</context>
<context>
    <name>duovita::SpellingHighlighter</name>
    <message>
        <source>No suggestions</source>
        <translation>没有建议</translation>
    </message>
    <message>
        <source>Add “%1” to my dictionary</source>
        <translation>将“%1”添加到我的词典</translation>
    </message>
</context>
<context>
    <name>duovita::StoreOpening</name>
    <message>
        <source>there is no database yet; importing, copying or opening the window creates one</source>
        <translation>那里还没有数据库；导入、复制或打开窗口时会新建</translation>
    </message>
    <message>
        <source>Password for %1: </source>
        <translation>%1 的密码：</translation>
    </message>
    <message>
        <source>The disk is full, so %1 is opened read-only.</source>
        <translation>%1 所在的磁盘已满：只能读取。</translation>
    </message>
</context>
<context>
    <name>duovita::StoreUndo</name>
    <message>
        <source>new person</source>
        <translation>新建个人档案</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>import</source>
        <translation>导入</translation>
    </message>
    <message numerus="yes">
        <source>delete %n person(s)</source>
        <translation>
            <numerusform>删除 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>The two people are separate again.</source>
        <translation>两位人员已恢复为合并前的状态。</translation>
    </message>
    <message>
        <source>The import was undone. What it added is in the trash.</source>
        <translation>已撤销这次导入，新增的内容在回收站中。</translation>
    </message>
    <message>
        <source>The new person is in the trash.</source>
        <translation>新建的人员在回收站中。</translation>
    </message>
    <message>
        <source>What the import added is in the trash.</source>
        <translation>导入所添加的内容在回收站中。</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) are in the trash.</source>
        <translation>
            <numerusform>%n 人在回收站中。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in the trash.</source>
        <translation>%1 在回收站中。</translation>
    </message>
    <message>
        <source>Restored from the trash.</source>
        <translation>已从回收站恢复。</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>恢复</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) deleted.</source>
        <translation>
            <numerusform>已删除 %n 人。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 deleted.</source>
        <translation>已删除 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s) deleted.</source>
        <translation>
            <numerusform>已删除 %1 和另外 %n 人。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::StructureNotice</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Keep both documents divided as they were</source>
        <translation>保持两份文档原来的划分</translation>
    </message>
</context>
<context>
    <name>duovita::TagController</name>
    <message numerus="yes">
        <source>Undone: tags of %n person(s)</source>
        <translation>
            <numerusform>已撤销：%Ln 人的标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tags of %n person(s) have changed.</source>
        <translation>
            <numerusform>已更改 %Ln 人的标签。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>duovita::TagsDialog</name>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %n person(s)</source>
        <translation>
            <numerusform>%Ln 人的标签</numerusform>
        </translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新标签</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>duovita::TagsEdit</name>
    <message>
        <source>Add a tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Tag “%1”</source>
        <translation>标签“%1”</translation>
    </message>
    <message>
        <source>Remove the tag “%1”</source>
        <translation>移除标签“%1”</translation>
    </message>
</context>
<context>
    <name>duovita::TopBar</name>
    <message>
        <source>People: choose another person</source>
        <translation>人员：选择其他人员</translation>
    </message>
    <message>
        <source>Search or run…</source>
        <translation>搜索或执行…</translation>
    </message>
    <message>
        <source>Search or run a command</source>
        <translation>搜索或执行命令</translation>
    </message>
    <message>
        <source>All menus</source>
        <translation>全部菜单</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>界面语言</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
</context>
<context>
    <name>duovita::TranslationController</name>
    <message>
        <source>Neither language has missing or outdated texts.</source>
        <translation>两种语言都没有缺失或过时的文字。</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) to translate into %1 were written to %2.</source>
        <translation>
            <numerusform>%n 处待译成%1的文字已写入 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n translation(s) imported.</source>
        <translation>
            <numerusform>已导入 %n 处译文。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>duovita::TrashDialog</name>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>What was deleted</source>
        <translation>已删除的内容</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>删除时间</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>清空回收站…</translation>
    </message>
    <message>
        <source>Deleted people, and deleted entries of the open record.</source>
        <translation>已删除的人员，以及当前记录中已删除的条目。</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>清空回收站</translation>
    </message>
    <message>
        <source>Everything in the trash, of all people, is permanently deleted, with its earlier versions. This cannot be undone.</source>
        <translation>回收站中所有人员的全部内容及其历史版本将被彻底删除，且无法撤销。</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>(no name yet)</source>
        <translation>（尚无姓名）</translation>
    </message>
</context>
<context>
    <name>duovita::UndoController</name>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>duovita::UnparsedList</name>
    <message>
        <source>Text that was not placed</source>
        <translation>未归类的内容</translation>
    </message>
    <message>
        <source>Not placed: drag it where it belongs, or right-click</source>
        <translation>未归类：拖到所属的字段，或点右键</translation>
    </message>
    <message>
        <source>Make it a point</source>
        <translation>作为一条要点</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>duovita::ValueChoices</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>as in %1</source>
        <comment>the language</comment>
        <translation>与%1一致</translation>
    </message>
    <message>
        <source>%1 also in %2</source>
        <extracomment>8 is what the English text says, too</extracomment>
        <translation>%2也是 %1</translation>
    </message>
</context>
<context>
    <name>duovita::WelcomePage</name>
    <message>
        <source>Start with the CVs you have</source>
        <translation>从已有的简历开始</translation>
    </message>
    <message>
        <source>English and Chinese are put side by side, and you review the result before anything is saved.</source>
        <translation>中英文并排放置；保存之前，您可以先查看识别结果。</translation>
    </message>
    <message>
        <source>Drop files here</source>
        <translation>将文件拖到这里</translation>
    </message>
    <message>
        <source>PDF, Word, Markdown, plain text, JSON Resume, RenderCV, BibTeX. Several at once.</source>
        <translation>PDF、Word、Markdown、纯文本、JSON Resume、RenderCV、BibTeX，可一次多个。</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Start blank</source>
        <translation>从空白开始</translation>
    </message>
    <message>
        <source>A new person, with the sections most CVs have</source>
        <translation>新建个人档案，带有多数简历都有的栏目</translation>
    </message>
    <message>
        <source>Try a sample</source>
        <translation>试用示例</translation>
    </message>
    <message>
        <source>Two fictitious people to try out: Li Si 李四 and Zhang San 张三</source>
        <translation>两位虚构的人物，供您试用：李四 Li Si 和张三 Zhang San</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>再选一个模板</translation>
    </message>
    <message numerus="yes">
        <source>%n template(s). Your text stays as it is, and you can change your mind at any time.</source>
        <translation>
            <numerusform>共 %n 个模板。文字保持不变，随时可以更换。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything stays on this computer. Duovita connects to nothing unless you ask it to.</source>
        <translation>一切都留在这台电脑上。除非您要求，Duovita 不连接任何网络。</translation>
    </message>
</context>
<context>
    <name>duovita::WordLookup</name>
    <message>
        <source>Look up word</source>
        <translation>查词</translation>
    </message>
    <message>
        <source>Put the cursor in a text to look up a word.</source>
        <translation>光标不在可以查词的文字中。</translation>
    </message>
    <message>
        <source>There is no word at the cursor.</source>
        <translation>光标处没有词。</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>insert in %1</source>
        <translation>插入“%1”一侧</translation>
    </message>
    <message>
        <source>“%1” can be pasted now.</source>
        <translation>“%1”已复制，可以粘贴。</translation>
    </message>
    <message>
        <source>The glossary has “%1” and “%2” as a pair.</source>
        <translation>术语表中已有“%1”与“%2”这一对。</translation>
    </message>
</context>
<context>
    <name>duovita::WordPopup</name>
    <message>
        <source>“%1” in the other language</source>
        <translation>“%1”在另一种语言中</translation>
    </message>
    <message>
        <source>No translation found.</source>
        <translation>没有查到。</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>正在查词…</translation>
    </message>
    <message>
        <source>glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>this record</source>
        <translation>本记录</translation>
    </message>
    <message>
        <source>used in records</source>
        <translation>已有记录用过</translation>
    </message>
    <message>
        <source>In the glossary</source>
        <translation>已在术语表中</translation>
    </message>
    <message>
        <source>Add to the glossary</source>
        <translation>加入术语表</translation>
    </message>
</context>
<context>
    <name>duovita::WordsFields</name>
    <message>
        <source>The end of an ongoing period: “2021 – Present”</source>
        <translation>尚未结束的时间段的结尾：“2021 – Present”</translation>
    </message>
    <message>
        <source>After a future date: “2027 (expected)”</source>
        <translation>将来日期旁的说明：“2027 (expected)”</translation>
    </message>
    <message>
        <source>Between a degree and its field: with “in” it is “PhD in Physics”; with nothing, “PhD, Physics”</source>
        <translation>学位与专业的连接词：用“in”即“PhD in Physics”；留空则为“PhD, Physics”</translation>
    </message>
    <message>
        <source>Journal volume: “vol. %1” gives “vol. 31”; empty gives “31(4)”</source>
        <translation>期刊的卷：用“vol. %1”即“vol. 31”；留空则为“31(4)”</translation>
    </message>
    <message>
        <source>Journal issue: “no. %1” gives “no. 4”; empty gives “31(4)”</source>
        <translation>期刊的期：用“no. %1”即“no. 4”；留空则为“31(4)”</translation>
    </message>
    <message>
        <source>Page numbers of a publication: “pp. %1” gives “pp. 101–114”</source>
        <translation>文献的页码：用“pp. %1”即“pp. 101–114”</translation>
    </message>
    <message>
        <source>Meaning of an author&apos;s * mark</source>
        <translation>作者标记 * 的含义</translation>
    </message>
    <message>
        <source>Meaning of an author&apos;s † mark</source>
        <translation>作者标记 † 的含义</translation>
    </message>
    <message>
        <source>The title of the file, which PDF readers and browsers show</source>
        <translation>文件的标题，PDF 阅读器和浏览器会显示</translation>
    </message>
    <message>
        <source>Grey text is used by default. Nothing needs to be filled in here.</source>
        <translation>灰色文字是默认写法，此处不必填写。</translation>
    </message>
</context>
<context>
    <name>duovita::Workspace</name>
    <message>
        <source>To make room for both pages, people are now under the name at the top left.</source>
        <translation>为给两种语言的页面腾出空间，人员列表已收到左上角的姓名下面。</translation>
    </message>
</context>
</TS>
