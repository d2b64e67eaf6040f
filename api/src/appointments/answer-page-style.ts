/** The site's own sheets have names that change with each build, so the answer page carries the few rules it needs. */
export const ANSWER_PAGE_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#FBFDFD;color:#2C4A54;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
.band{background:#04161C;block-size:8rem}
main{inline-size:min(36rem,100% - 2rem);margin:-4rem auto 3rem;padding:clamp(1.25rem,6vw,2.5rem);background:#fff;
border-block-start:6px solid #F59E0B;border-radius:28px;box-shadow:0 16px 40px rgb(4 22 28/.12)}
h1{margin:0 0 .5rem;color:#08222A;font-size:clamp(1.75rem,7vw,2.5rem);line-height:1.15}
strong,dd{color:#08222A}
dl{margin:1.5rem 0;display:grid;gap:.75rem}
dt{font-size:.9375rem}
dd{margin:0;font-weight:600}
ul{padding-inline-start:1.25rem}
.button{display:inline-flex;align-items:center;min-block-size:44px;padding:.5rem 1.5rem;border-radius:999px;
background:#F59E0B;color:#04161C;font-weight:600;text-decoration:none}
.button:hover{text-decoration:underline}
:focus-visible{outline:3px solid #F59E0B;outline-offset:4px}
@media (forced-colors:active){.button{border:1px solid}}
`;
