// Writes docs/openapi.json: `npm run openapi`.
import { writeFileSync } from 'node:fs';
import { createOpenApiJson } from './document.ts';

writeFileSync(new URL('../../docs/openapi.json', import.meta.url), await createOpenApiJson());
