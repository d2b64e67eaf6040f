import { join } from 'node:path';
import { readContentFile } from '@clinic/contract/content-file.ts';
import { listFiles } from '#lib/content/content-files.ts';
import { findAdvice } from '#lib/content/medical-files.ts';
import { COLLECTIONS } from '#schemas/collections.ts';

/** How much of the list the check prints: how many files there are, or each with the reason. */
export const LIST_SIZES = ['medical-count', 'medical-list'] as const;

const QUOTED_CHARS = 90;

/** Tells the owner which files give medical advice, and by which text: `content/faq.yaml: medicines: 'Not on your own.'` */
export function describeMedicalFiles(contentDir: string, size: (typeof LIST_SIZES)[number]): string {
  const lines = Object.values(COLLECTIONS)
    .flatMap(({ files }) => listFiles(contentDir, files))
    .flatMap((file) => {
      const content = readContentFile(join(contentDir, file));
      const advice = 'fields' in content ? findAdvice(file, content.fields, content.markdown) : undefined;
      return advice ? [`content/${file}: ${advice.kind}: ${quote(advice.text)}`] : [];
    });
  const count = lines.length === 1 ? '1 file of content/ gives' : `${lines.length} files of content/ give`;
  const rule = `${count} medical advice. Search engines see such a page in another language once a doctor has read it.`;
  const shown =
    size === 'medical-list' ? lines : ['`npm run check:content -- --medical` lists them, each with the reason.'];
  return `${[rule, ...shown].join('\n')}\n`;
}

function quote(text: string): string {
  return text.length > QUOTED_CHARS ? `'${text.slice(0, QUOTED_CHARS).trimEnd()}…'` : `'${text}'`;
}
