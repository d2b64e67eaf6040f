import { useEffect, useState } from 'react';
import { areSingleKeysOn, setSingleKeys } from './single-keys.ts';

/** Returns whether letters and signs work as keys on this computer, and the switch for it. */
export function useSingleKeys() {
  const [areSingleOn, setAreOn] = useState(true);
  useEffect(() => setAreOn(areSingleKeysOn()), []);
  const onSwitchSingle = (areOn: boolean) => {
    setAreOn(areOn);
    setSingleKeys(areOn);
  };
  return { areSingleOn, onSwitchSingle };
}
