export type State = 'ok' | 'warning' | 'fault';

/** A thing that a check has found, in words. `remedy` is empty where there is nothing to do. */
export type Finding = { state: State; says: string; remedy: string };

export const toOk = (says: string): Finding => ({ state: 'ok', says, remedy: '' });
export const toWarning = (says: string, remedy: string): Finding => ({ state: 'warning', says, remedy });
export const toFault = (says: string, remedy: string): Finding => ({ state: 'fault', says, remedy });

/** Makes a fault of a message whose first sentence says what is wrong, and whose others say what to do. */
export function splitFault(message: string): Finding {
  const [, says = message, remedy = ''] = /^(.*?\.)\s+(.*)$/s.exec(message) ?? [];
  return toFault(says, remedy);
}
