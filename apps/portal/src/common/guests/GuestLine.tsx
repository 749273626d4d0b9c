import { maskNumber } from '@temple-land/portal-core';
import { Alert, Button } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { setGuest, type ConfirmedGuest } from '../../state/guest.ts';
import { formatMobile } from '../text/formatMobile.ts';

/** Says with which number a guest reports, and lets the guest leave. */
export function GuestLine({ guest }: { guest: ConfirmedGuest }) {
  const { t } = useTranslation(['common', 'specification']);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div ref={line} tabIndex={-1}>
      <Alert tone="success" title={t('common:guest.confirmed')}>
        <p>
          {t('common:guest.confirmed.text', { number: formatMobile(maskNumber(guest.mobile)) })}
        </p>
        <Button onClick={() => setGuest(undefined)}>{t('common:guest.leave')}</Button>
      </Alert>
    </div>
  );
}
