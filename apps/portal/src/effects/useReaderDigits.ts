import { useEffect } from 'react';
import { hasNativeDigits } from '../i18n/digits.ts';
import { showDigits } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { nativeDigitsAtom } from '../state/digits.ts';
import { useStoredAtom } from '../state/useStoredAtom.ts';

/** Shows the digits that the reader has chosen; a prerendered page is hydrated with Latin ones. */
export function useReaderDigits(): void {
  const isNative = useStoredAtom(nativeDigitsAtom, false);
  const language = useLanguage();
  useEffect(() => {
    if (hasNativeDigits() !== (isNative && language !== 'en')) showDigits(isNative);
  }, [isNative, language]);
}
