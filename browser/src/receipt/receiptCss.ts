/** Styles of a receipt for screen and print. A receipt loads no files, so these are complete. */
export const receiptCss = `
@page{margin:18mm 16mm}
*{box-sizing:border-box}
html{color-scheme:light;color:#0E1B2E;background:#FFFFFF;font:1.0625rem/1.55 system-ui,-apple-system,'Segoe UI',sans-serif}
body{max-inline-size:46rem;margin:0 auto;padding:2rem min(1.25rem,6vw) 4rem;overflow-wrap:anywhere}
h1,h2,h3{font-family:Georgia,serif;line-height:1.2;break-after:avoid}
h1{margin:0 0 .5rem;font-size:min(2.5rem,10vw)}
h2{margin:2.5rem 0 .75rem;padding-block-start:.75rem;border-block-start:2px solid #0E1B2E;font-size:1.5rem}
h3{margin:1.5rem 0 .5rem;font-size:1.125rem}
p{margin:.5rem 0}
a{color:inherit}
dl{margin:0}
dl>div{display:grid;grid-template-columns:minmax(0,1fr);padding-block:.5rem;border-block-end:1px solid #D5DBE3;break-inside:avoid}
dt{font-weight:650}
dd{margin:0;white-space:pre-line}
.sender{font-weight:650}
.reference{font:600 1.5rem/1.3 Georgia,serif;letter-spacing:.08em;font-variant-numeric:tabular-nums}
.slip{margin-block-start:1.5rem;padding:.5rem 1.25rem;border:1px solid #0E1B2E;border-block-end-width:2px;border-radius:4px}
.slip>div:last-child{border:0}
.quiet{color:#4A566A}
ul{margin:0;padding:0;border-block-start:1px solid #0E1B2E;list-style:none}
li{padding-block:.75rem;border-block-end:1px solid #D5DBE3;break-inside:avoid}
li p{margin:0}
.name{font-weight:650}
.checksum{font-size:.875rem}
.checksum code{font-family:ui-monospace,'Cascadia Mono',Consolas,monospace}
@media (min-width:40rem){dl>div{grid-template-columns:14rem minmax(0,1fr);column-gap:1.5rem}}
@media print{
html{font-size:10.5pt;background:none}
body{max-inline-size:none;padding:0}
.screen{display:none}
dl>div{grid-template-columns:5cm minmax(0,1fr);column-gap:.5cm}
}
`.replaceAll('\n', '');
