/**
 * Why an address outside gave no answer: `scheme`: it is not https; `address`: its machine is in a network of our own;
 * `redirect`: it leads elsewhere too often, or where it may not; `size` and `time`: it took too much of either;
 * `connection`: there is no such machine, it does not answer, or its certificate is wrong; `broken`: its answer is.
 */
export type OutsideFault = 'scheme' | 'address' | 'redirect' | 'size' | 'time' | 'connection' | 'broken';

/**
 * An address outside gave no answer. `code` holds nothing of the address, which may be a secret: the fault, and the
 * system's code after it where there is one, such as `connection ENOTFOUND`.
 */
export class OutsideError extends Error {
  override name = 'OutsideError';
  readonly fault: OutsideFault;
  readonly code: string;

  constructor(fault: OutsideFault, systemCode = '') {
    const code = [fault, systemCode].filter(Boolean).join(' ');
    super(code);
    this.fault = fault;
    this.code = code;
  }
}
