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
a{color:#0A545C}
form{margin:2rem 0}
form p,fieldset{margin:1.25rem 0 0}
label,legend{color:#08222A;font-weight:600}
legend{padding:0}
fieldset{padding:0;border:0;display:grid;grid-template-columns:1fr 1fr}
fieldset label{display:flex;align-items:center;gap:.5rem;min-block-size:44px;font-weight:400}
input:not([type=radio]),select,textarea{display:block;inline-size:100%;min-block-size:48px;margin-block-start:.375rem;padding:.5rem .875rem;
border:1.5px solid #5C7E86;border-radius:12px;background:#fff;color:#08222A;font:inherit}
[type=radio]{inline-size:1.25rem;block-size:1.25rem;margin:0;accent-color:#0A545C}
[aria-invalid]:not(fieldset){border:2px solid #9B1C12}
form .reason{margin:.375rem 0 0;color:#9B1C12;font-weight:600}
.button{cursor:pointer;border:0;font:inherit;display:inline-flex;align-items:center;min-block-size:44px;padding:.5rem 1.5rem;border-radius:999px;
background:#F59E0B;color:#04161C;font-weight:600;text-decoration:none}
.button:hover{text-decoration:underline}
:focus-visible{outline:3px solid #F59E0B;outline-offset:4px}
@media (forced-colors:active){.button{border:1px solid}}
`;
