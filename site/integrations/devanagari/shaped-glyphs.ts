import { Buffer, type Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';

/** The end of the lookups at which a trace can stop: it goes through all. */
const NO_STOP = 0;

/**
 * Lists the glyphs that texts need in a font: those that are seen, and those that stand in their place on the way
 * there. A conjunct is made in several steps, and without a step's glyph the browser never makes it.
 */
export function listShapedGlyphs(face: Face, texts: readonly string[], language: string): Set<number> {
  const font = new Font(face);
  const glyphs = new Set<number>();
  for (const text of texts) {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    for (const { t: step } of shapeWithTrace(font, buffer, [], NO_STOP, TracePhase.DONT_STOP)) {
      for (const { g } of step as { g: number }[]) glyphs.add(g);
    }
  }
  return glyphs;
}
