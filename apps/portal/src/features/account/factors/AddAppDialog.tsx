import { otpDigits } from '@temple-land/portal-core';
import { Button, Dialog, OtpField, TextField } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { stack } from '../../../common/page/card.css.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import * as styles from './FactorsCard.css.ts';
import type { Factors } from './useFactors.ts';

/** Longest name of a factor. */
export const factorNameMaxCharacters = 40;

const quietZone = 4;
const groupKey = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

type TotpSetup = Extract<NonNullable<Factors['open']>, { part: 'app' }>['setup'];

/** The QR code of a key, dark on light. */
function QrCode({ setup: { qrSize, qrPath } }: { setup: TotpSetup }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const size = qrSize + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={t('factor.app.qr')}
      className={styles.qr}
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={size} height={size} fill="white" />
      <path d={qrPath} fill="black" />
    </svg>
  );
}

/** Returns the state of the form: code, name and error. */
function useAddAppForm({ addApp }: Factors) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [isShort, setShort] = useState(false);
  const { mutate, reset, error, isPending } = addApp;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setShort(code.length !== otpDigits);
    if (code.length !== otpDigits) {
      reset();
      return;
    }
    mutate(
      { code, name },
      {
        onError: ({ userMessage }) => {
          if (userMessage) setCode('');
        },
      },
    );
  };
  const problem = isShort ? { text: t('factor.code.short') } : error?.userMessage;
  return { code, setCode, name, setName, problem, submit, isPending };
}

/** Sets up an authenticator app: scan the key or type it, name the device, enter the code that the app shows. */
export function AddAppDialog({ factors, begun: setup }: { factors: Factors; begun: TotpSetup }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const toText = useMessageText();
  const { code, setCode, name, setName, problem, submit, isPending } = useAddAppForm(factors);
  return (
    <Dialog isOpen onOpenChange={factors.close} title={t('factor.app.title')}>
      <form method="post" noValidate className={stack} onSubmit={submit}>
        <ol className={styles.steps}>
          <li>{t('factor.app.install')}</li>
          <li>
            {t('factor.app.scan')}
            <QrCode setup={setup} />
            <p>{t('factor.app.type')}</p>
            <p>
              <code className={styles.key}>{groupKey(setup.key)}</code>
            </p>
          </li>
          <li>{t('factor.app.enter')}</li>
        </ol>
        <OtpField
          label={t('factor.code')}
          digits={otpDigits}
          value={code}
          onChange={setCode}
          errorMessage={problem && toText(problem)}
        />
        <TextField
          label={t('factor.name')}
          optionalLabel={t('common:field.optional')}
          description={t('factor.name.hint')}
          value={name}
          onChange={setName}
          maxLength={factorNameMaxCharacters}
          autoComplete="off"
        />
        <Button type="submit" kind="primary" size="large" isBlock isPending={isPending}>
          {t('factor.app.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
