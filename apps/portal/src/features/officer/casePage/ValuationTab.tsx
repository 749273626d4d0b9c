import { isWithoutRate, type OfficerApplication } from '@temple-land/portal-core';
import { Alert, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { AmountDue } from '../../../common/applications/AmountDue.tsx';
import { OnlinePayments } from '../../../common/payments/OnlinePayments.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { PaymentReversal } from './PaymentReversal.tsx';

const valuationAction = 'value';

/** The valuation sheet as it is recorded or as the rates propose it, and why its rate is another one. */
export function ValuationTab({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const language = useLanguage();
  const { valuation, history } = application;
  const step = history.findLast(({ action }) => action === valuationAction);
  const reason = step?.remark ?? '';
  return (
    <Stack>
      <h3>{t('casePage:view.valuation')}</h3>
      {valuation === undefined && <p className={muted}>{t('casePage:valuation.none')}</p>}
      {valuation?.isProposed === true && <p>{t('casePage:valuation.proposed')}</p>}
      {valuation?.isProposed === true && valuation.lines?.some(isWithoutRate) === true && (
        <Alert tone="warning" role="none">
          <p>{t('common:sheet.incomplete')}</p>
        </Alert>
      )}
      {valuation && (!valuation.isProposed || valuation.areaGranted > 0) && (
        <AmountDue valuation={valuation} application={application} />
      )}
      {valuation?.isProposed === false && reason !== '' && (
        <p>
          <b>{t('casePage:valuation.reason')}:</b>{' '}
          <span {...langAttribute(reason, language)}>{reason}</span>
        </p>
      )}
      <OnlinePayments orders={application.paymentOrders} />
      <PaymentReversal application={application} />
    </Stack>
  );
}
