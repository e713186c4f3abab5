// What html-validate says of the files. usage: node validate.mjs FILE…; exit code 1 if it has anything to say.
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";

const rules = {
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
        // Each language is an article with a heading of its own; one of them is shown at a time.
        "heading-level": ["error", { allowMultipleH1: true }],
        "no-inline-style": "error",
        // The manual's style sheet stands beside its pages; what comes from elsewhere is none of theirs.
        "require-sri": ["error", { target: "crossorigin" }],
    },
};
const validator = new HtmlValidate(new FileSystemConfigLoader(rules));
let complaints = 0;
for (const file of process.argv.slice(2)) {
    const report = await validator.validateFile(file);
    for (const { messages } of report.results) {
        for (const { line, column, message, ruleId } of messages) {
            console.log(`${file}:${line}:${column}: ${message} (${ruleId})`);
            ++complaints;
        }
    }
}
process.exit(complaints > 0 ? 1 : 0);
