import type { RefundRow } from '@temple-land/portal-core';
import { Button, Link, StatusPatch, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { breakAnywhere, meta, nameColumn, noWrap, number } from '../../../common/page/card.css.ts';
import {
  formatPayment,
  formatRefund,
  purposeKeys,
  refundKeys,
  toRupees,
} from '../../../common/payments/paymentTexts.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';

function PaymentCell({ row }: { row: RefundRow }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  return (
    <>
      <b className={number}>{toRupees(row.amount)}</b> <span>{t(purposeKeys[row.purpose])}</span>
      <br />
      <span className={`${meta} ${breakAnywhere}`}>{formatPayment(row, { t })}</span>
    </>
  );
}

/** The refund of a payment, or the button that records it. */
function RefundCell({ row, onRecord }: { row: RefundRow; onRecord: (() => void) | undefined }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  if (row.refund !== undefined) {
    return (
      <>
        {formatRefund(row, { t })}
        <br />
        <span className={meta}>{t('refund.recordedBy', { name: row.recordedBy })}</span>
      </>
    );
  }
  if (onRecord === undefined) return <StatusPatch tone="warning">{t('refund.due')}</StatusPatch>;
  const { reference } = row;
  return (
    <Button onClick={onRecord} aria-label={t('refund.recordOf', { reference })}>
      <span className={noWrap}>{t('refund.record')}</span>
    </Button>
  );
}

/** The props of `RefundTable`. */
export interface RefundTableProps {
  rows: readonly RefundRow[];
  mayRecord: boolean;
  onRecord: (row: RefundRow) => void;
}

/** Payments that are to be refunded or were, with payer, reason and refund. */
export function RefundTable({ rows, mayRecord, onRecord }: RefundTableProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const columns: readonly Column<RefundRow>[] = [
    { id: 'payment', header: t('refund.payment'), renderCell: (row) => <PaymentCell row={row} /> },
    {
      id: 'payer',
      header: t('refund.payer'),
      renderCell: ({ payerName }) => (
        <span className={nameColumn} {...langAttribute(payerName, language)}>
          {payerName}
        </span>
      ),
    },
    {
      id: 'application',
      header: t('refund.application'),
      renderCell: ({ applicationNo }) =>
        applicationNo === '' ? (
          t('refund.application.none')
        ) : (
          <Link href={getApplicationPath(applicationNo)} isAlone>
            {applicationNo}
          </Link>
        ),
    },
    {
      id: 'reason',
      header: t('refund.reason'),
      renderCell: ({ refundReason }) => t(refundKeys[refundReason]),
    },
    {
      id: 'refund',
      header: t('refund.column'),
      renderCell: (row) => (
        <RefundCell row={row} onRecord={mayRecord ? () => onRecord(row) : undefined} />
      ),
    },
  ];
  return (
    <Table
      caption={t('common:title.refunds')}
      columns={columns}
      rows={rows}
      keyOf={({ paymentId }) => paymentId}
    />
  );
}
