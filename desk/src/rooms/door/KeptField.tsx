import { KEPT_FIELD } from '#frame/kept.ts';

/** Carries a form that comes back after the sign-in. It holds what somebody typed, and so nothing else may read it. */
export function KeptField({ kept }: { kept: string | undefined }) {
  return kept && <input type="hidden" name={KEPT_FIELD} value={kept} />;
}
