export const countToWords = (count: number) => (count === 1 ? 'one appointment' : `${count} appointments`);

/** Asked before the file is given out, and before the person is erased. */
export const samePersonToWords = (count: number) =>
  count === 1
    ? 'One of them is in another name. Is it the same person?'
    : `${count} of them are in another name. Is it the same person?`;
