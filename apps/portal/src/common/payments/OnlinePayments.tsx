import type { PaymentOrder } from '@temple-land/portal-core';
import { StatusPatch } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../applications/ApplicationDetails.css.ts';
import { meta } from '../page/card.css.ts';
import { formatDateTime } from '../text/dateTime.ts';
import {
  formatPayment,
  formatRefund,
  orderStateKeys,
  purposeKeys,
  toRupees,
} from './paymentTexts.ts';

type Closed = keyof typeof orderStateKeys;

const isTold = (state: string): state is Closed => Object.hasOwn(orderStateKeys, state);

function Order({ order }: { order: PaymentOrder }) {
  const { t } = useTranslation(['common', 'specification']);
  const { purpose, amount, state, createdOn, payments } = order;
  return (
    <li className={styles.sheetLine}>
      <p className={styles.sheetHead}>
        <b>{t(purposeKeys[purpose])}</b> <b className={styles.sheetAmount}>{toRupees(amount)}</b>
      </p>
      {payments.map((payment) => {
        const refund = formatRefund(payment, { t });
        return (
          <div key={payment.reference}>
            <p>{formatPayment(payment, { t })}</p>
            {refund !== undefined && (
              <StatusPatch tone={payment.refund === undefined ? 'warning' : 'info'}>
                {refund}
              </StatusPatch>
            )}
          </div>
        );
      })}
      {payments.length === 0 && isTold(state) && (
        <>
          <p>{t(orderStateKeys[state])}</p>
          <p className={meta}>
            {t('common:onlinePayment.begun', { time: formatDateTime(createdOn) })}
          </p>
        </>
      )}
    </li>
  );
}

const noOrders: readonly PaymentOrder[] = [];

/** The props of `OnlinePayments`. */
export interface OnlinePaymentsProps {
  orders: readonly PaymentOrder[] | undefined;
}

/** What was paid online for an application, with method, reference and time; nothing where nothing was. */
export function OnlinePayments({ orders = noOrders }: OnlinePaymentsProps) {
  const { t } = useTranslation(['common', 'specification']);
  const id = useId();
  const told = orders.filter(({ state, payments }) => payments.length > 0 || isTold(state));
  if (told.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('common:onlinePayment')}
      </h3>
      <ol className={styles.sheetLines}>
        {told.map((order) => (
          <Order key={order.orderNo} order={order} />
        ))}
      </ol>
    </section>
  );
}
