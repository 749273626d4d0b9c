import { visuallyHidden } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { setNativeDigits, nativeDigitsAtom } from '../../state/digits.ts';
import { useStoredAtom } from '../../state/useStoredAtom.ts';
import * as styles from './DigitsToggle.css.ts';

/** Switches between Latin digits and those of the page's script. */
export function DigitsToggle() {
  const { t } = useTranslation(['common', 'specification']);
  const isNative = useStoredAtom(nativeDigitsAtom, false);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isNative}
      onClick={() => setNativeDigits(!isNative)}
    >
      {t('common:shell.digits.sample')}
      <span className={visuallyHidden}>, {t('common:shell.digits')}</span>
    </button>
  );
}
