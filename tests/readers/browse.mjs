// Opens the files in a headless Chromium: axe-core finds nothing, nothing is asked of any network, nothing sticks out
// sideways; in light and dark, on a narrow and a wide window, in each language that the page has. The print style hides
// the switch and shows the chosen language alone.
// usage: node browse.mjs CHROMIUM PICTURES|- FILE…; exit code 1 if anything is wrong.
import axe from "axe-core";
import puppeteer from "puppeteer-core";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

const [chromium, pictures, ...files] = process.argv.slice(2);
const widths = [320, 1280];
const schemes = ["light", "dark"];
let failures = 0;
const fail = (where, what) => {
    console.log(`${where}: ${what}`);
    ++failures;
};

async function runAxe(page, where) {
    await page.evaluate(axe.source);
    const { violations, passes } = await page.evaluate(() =>
        window.axe.run(document, { resultTypes: ["violations"], runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }),
    );
    if (passes.length < 10) fail(where, `axe has looked at ${passes.length} rules only`);
    for (const violation of violations)
        fail(where, `${violation.id}: ${violation.help}: ${violation.nodes.map((node) => node.html.slice(0, 120)).slice(0, 3).join(" | ")}`);
}

const shownLanguages = (page) =>
    page.$$eval("article", (articles) => articles.filter((a) => a.checkVisibility()).map((a) => a.lang));

async function checkLanguage(page, where, picture) {
    await runAxe(page, where);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overhang > 0) fail(where, `the page is ${overhang} pixels wider than the window`);
    if (pictures !== "-") await page.screenshot({ path: `${pictures}/${picture}.png`, fullPage: true });
}

/// As a reader without a mouse does: to the switch by Tab, along it by the arrows.
async function switchTo(page, number) {
    await page.focus("input[name=language]:checked");
    if (number > 0) await page.keyboard.press("ArrowDown");
}

async function checkPrint(page, where, wanted) {
    await page.emulateMediaType("print");
    const shown = await shownLanguages(page);
    if (shown.length !== 1 || shown[0] !== wanted) fail(where, `printed are ${shown}, not ${wanted}`);
    if (await page.$eval("body", () => document.querySelector("nav")?.checkVisibility() ?? false))
        fail(where, "the switch is printed");
    await page.emulateMediaType(null);
}

const browser = await puppeteer.launch({ executablePath: chromium, args: ["--no-sandbox", "--disable-gpu"] });
for (const [place, file] of files.entries()) {
    for (const [row, scheme] of schemes.entries()) {
        for (const [column, width] of widths.entries()) {
            // Colours do not hang on the width, nor widths on the colours: the first page has all pairs, the others each once.
            if (place > 0 && row === column) continue;
            const page = await browser.newPage();
            const asked = [];
            page.on("request", (request) => asked.push(request.url()));
            await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
            await page.setViewport({ width, height: 900 });
            await page.goto(pathToFileURL(file).href);
            const languages = await page.$$eval("article", (articles) => articles.map((a) => a.lang));
            for (const [number, language] of languages.entries()) {
                const where = `${basename(file)} ${scheme} ${width} ${language}`;
                if (languages.length > 1) await switchTo(page, number);
                const shown = await shownLanguages(page);
                if (shown.length !== 1 || shown[0] !== language) fail(where, `shown are ${shown}`);
                await checkLanguage(page, where, `${basename(file, ".html")}-${scheme}-${width}-${language}`);
                if (scheme === "dark" && width === widths[0]) await checkPrint(page, where, language);
            }
            for (const url of asked.filter((url) => !url.startsWith("file:") && !url.startsWith("data:")))
                fail(basename(file), `asks for ${url}`);
            await page.close();
        }
    }
}
await browser.close();
console.log(`${files.length} files, ${failures} failures`);
process.exit(failures > 0 || files.length === 0 ? 1 : 0);
