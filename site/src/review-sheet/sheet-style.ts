const STYLE = `
@page { size: A4; margin: 16mm 14mm }
* { box-sizing: border-box }
body { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem; color: #08222a; background: #fff;
  font: 1rem/1.5 "Noto Sans", "Noto Sans Devanagari", "Nirmala UI", "Segoe UI", system-ui, sans-serif }
h1 { margin: 0 0 1rem; font-size: 1.9rem; font-weight: 300; line-height: 1.2 }
h2 { margin: 2.5rem 0 .5rem; padding-top: .75rem; border-top: 3px solid #0a545c; font-size: 1.35rem; font-weight: 600 }
h3 { margin: 1.75rem 0 .5rem; font-size: 1.1rem }
.signature { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 1rem; margin: 1.5rem 0 }
.signature div { padding-top: 2.75rem; border-bottom: 1px solid #2c4a54 }
dt { font-size: .8rem } dd { margin: 0 }
table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: .95rem }
thead { display: table-header-group }
th { padding: .3rem .6rem; text-align: start; font-size: .8rem; color: #2c4a54; border-bottom: 1px solid #2c4a54 }
td { padding: .45rem .6rem; vertical-align: top; border-bottom: 1px solid #cfdcdc; overflow-wrap: anywhere }
th[scope=rowgroup] { padding-top: 1.4rem; font-size: 1rem; color: #0a545c; break-after: avoid }
tr { break-inside: avoid }
td[data-name]::after { content: attr(data-name); display: block; font-size: .7rem; color: #2c4a54 }
td i { color: #2c4a54 }
a { color: #0a545c }
.signs thead th:first-child { width: 50% }
.advice thead th:first-child, .pages thead th:first-child { width: 24% }
.figures thead th:nth-child(-n+2) { width: 24% }
.figures thead th:nth-child(3) { width: 15% }
td a { font-size: .8rem } h2, h3 { break-after: avoid }
@media print { body { padding: 0; font-size: 9.5pt } }
`;

/** Dark ink on white; a page of its own, so it takes no sheet of the site. Without the spaces between its parts. */
export const SHEET_STYLE = STYLE.replaceAll(/\s*([{};:,])\s*/g, '$1').trim();
