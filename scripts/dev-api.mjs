// `npm run dev` starts the API with this program, and anew on every change of what it or a mail is made from.
import { buildMails } from './build-mails.mjs';

await buildMails(process.env.DEV_MAILS);
await import('../api/src/run-server.ts');
