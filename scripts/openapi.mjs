// `npm run openapi`: writes docs/openapi.json from the schemas of the public routes.
import { ensureInstalled } from './install.mjs';
import { getPinnedNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exit(await run(getPinnedNode(), ['api/openapi/write.ts']));
