/**
 * The shape that a translation has to have: the English module's keys and parameters, and texts of its own. A missing
 * key or a wrong parameter does not compile.
 */
export type Translated<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : English extends object
      ? { readonly [Key in keyof English]: Translated<English[Key]> }
      : English;
