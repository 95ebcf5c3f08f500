/** How the story looks as a file of its own: on a screen by day and by night, on a phone, and on paper. */
export const STORY_STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#dfe4db,#0f1517);--paper:light-dark(#f2f4ee,#182124);
--ink:light-dark(#141a1a,#e5eae1);--soft:light-dark(#46524f,#aab7b1);--rule:light-dark(#65726a,#6f807d);
--font-story:"Grenze","Iowan Old Style","Palatino Linotype",Georgia,serif;
--font-ui:"Fira Sans",system-ui,"Segoe UI",sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1.3125rem/1.45 var(--font-story);hyphens:auto}
main{max-width:42rem;margin:0 auto;padding:1.5rem 1.25rem 4rem;background:var(--paper);overflow-wrap:anywhere}
h1,h2,h3,h4,p,ol,ul,dl,dd,blockquote,figure{margin:0;padding:0}
h1,h2,h3,h4{line-height:1.1;text-wrap:balance}
h1{font-size:3.5rem;font-weight:700}
h2{margin:3rem 0 1rem;padding-top:.4rem;border-top:2px solid;font-size:1.75rem;font-weight:600}
h3{font-size:2rem;font-weight:700}
h4{margin-top:1.1rem;font-size:1.125rem;font-weight:600}
p+p{margin-top:.6em}
ul,ol{list-style:none}
a{color:inherit}
svg{display:block;max-width:100%}
.sprite{position:absolute;width:0;height:0;overflow:hidden}
.facts,.small{font:400 .875rem/1.45 var(--font-ui);color:var(--soft)}
.leaf-title{padding-bottom:1.5rem}
.leaf-title p{margin-top:.5rem}
.plate svg,.map svg{position:static;width:100%;height:auto;border:2px solid var(--ink)}
.plate{margin:0 0 .75rem}
.map{margin-top:1rem}
.toc a{display:inline-flex;align-items:center;min-height:44px;text-decoration-color:var(--rule)}
.chapter{margin-top:3.5rem}
.chapter .number{font:600 .875rem/1.4 var(--font-ui);color:var(--soft)}
.who{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.5rem 0 .75rem;font:400 .9375rem/1.4 var(--font-ui)}
.who span{display:inline-flex;gap:.4rem;align-items:center}
.turns li{display:grid;grid-template-columns:8.5rem 1fr;gap:.25rem 1rem;padding:.3rem 0;border-top:1px solid var(--rule)}
.turns b{font:600 .9375rem/1.5 var(--font-ui)}
.turns small{display:block;font:400 .8125rem/1.4 var(--font-ui);color:var(--soft)}
blockquote{margin-top:.75rem;padding-left:1rem;border-left:4px solid var(--rule)}
blockquote.moved{border-left-color:var(--ink)}
blockquote cite{font-style:normal;font-weight:600}
blockquote p.came{font:italic 400 1.125rem/1.35 var(--font-story);margin-top:.25rem}
.cast li{padding:.2rem 0}
.cast span{display:inline-flex;gap:.4rem;align-items:center}
.losses{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;font:400 .9375rem/1.5 var(--font-ui)}
.losses dt{font-weight:600}
.changes li{font:400 .9375rem/1.5 var(--font-ui)}
.note,.page{margin-top:1.5rem;padding-left:1rem;border-left:4px solid var(--ink)}
.note{border-left:1px solid var(--rule)}
.between{margin-top:2rem}
.sat{margin-top:2rem;font-style:italic}
@media (max-width:32rem){h1{font-size:2.5rem}.turns li{grid-template-columns:1fr;gap:0}body{font-size:1.25rem}}
@media print{@page{margin:18mm 16mm}:root{color-scheme:light}body,main{background:none}main{max-width:none;padding:0}
body{font-size:12pt}.chapter{margin-top:0;padding-top:0;break-before:page}
.year{break-before:page}.year+.chapter{break-before:auto}.toc a{min-height:0}
h2,h3,h4,.number,.facts,.who{break-after:avoid}.plate{break-after:avoid}p{orphans:3;widows:3}.plate,.map,blockquote,.turns li,.page{break-inside:avoid}a{text-decoration:none}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`.trim();
