import type { EngineErrors } from '../engine.ts';

export const POSTGRES_ERRORS: EngineErrors = {
  // The second one is of the rule that appointments never overlap.
  uniqueViolation: /^(23505|23P01)$/,
  deadlock: /^40P01$/,
  // Serialization failure, deadlock detected, lock not available.
  heldUp: /^(40001|40P01|55P03)$/,
  // Classes 08 (connection), 53 (resources), 57 (shutdown, statement too slow), 58 (disk); 25006 is a read-only
  // server; 40001, 40P01 and 55P03 (locked) ask for a retry.
  unavailable: /^(08\w{3}|53\w{3}|57\w{3}|58\w{3}|25006|40001|40P01|55P03)$/,
  diskFull: /^53100$/,
  readOnly: /^25006$/,
  locked: /^55P03$/,
  // pg gives these errors no code.
  lostConnection:
    /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/,
};
