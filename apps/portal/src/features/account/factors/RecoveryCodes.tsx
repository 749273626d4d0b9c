import { Button, Stack, Icon } from '@temple-land/ui';
import { Download, Printer } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../api/files/download.ts';
import { row } from '../../../common/page/card.css.ts';
import * as styles from './FactorsCard.css.ts';

/** The props of `RecoveryCodes`. */
export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the user has saved the codes. */
  onSaved: () => void;
}

/** Shows new recovery codes once, to download or print. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation(['account', 'common', 'office', 'specification']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const download = () => {
    const text = [t('factor.codes.file', { portal: t('office:name') }), '', ...codes, ''].join(
      '\n',
    );
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt');
  };
  return (
    <Stack elementType="section" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" ref={heading} tabIndex={-1}>
        {t('factor.codes.title')}
      </h3>
      <p>{t('factor.codes.text')}</p>
      <ul className={styles.codes} aria-label={t('factor.codes.title')}>
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className={row}>
        <Button icon={<Icon of={Download} />} onClick={download}>
          {t('factor.codes.download')}
        </Button>
        <Button icon={<Icon of={Printer} />} onClick={() => globalThis.print()}>
          {t('factor.codes.print')}
        </Button>
        <Button kind="primary" onClick={onSaved}>
          {t('factor.codes.saved')}
        </Button>
      </div>
    </Stack>
  );
}
