import type { Channel, Delivery, DeliveryState } from '@temple-land/portal-core';
import { Button, Icon, StatusPatch } from '@temple-land/ui';
import { RotateCw } from 'lucide';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta, row, spaceBetween } from '../../../common/page/card.css.ts';
import { DatesInText } from '../../../common/text/DatesInText.tsx';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import * as styles from '../questions/questions.css.ts';
import { useRetryDelivery } from './useDeliveries.ts';

const tones = { waiting: 'warning', sent: 'success', failed: 'danger' } as const satisfies Record<
  DeliveryState,
  string
>;

const channelLabels = {
  sms: 'deliveries.channel.sms',
  email: 'deliveries.channel.email',
} as const satisfies Record<Channel, string>;

/** When the next try is, or how it ended. */
const moments = {
  waiting: 'deliveries.on.waiting',
  sent: 'deliveries.on.sent',
  failed: 'deliveries.on.failed',
} as const satisfies Record<DeliveryState, string>;

/** The label of each state. */
export const stateLabels = {
  waiting: 'deliveries.state.waiting',
  sent: 'deliveries.state.sent',
  failed: 'deliveries.state.failed',
} as const satisfies Record<DeliveryState, string>;

/** The props of `DeliveryCard`. */
export interface DeliveryCardProps {
  delivery: Delivery;
  onRetried: () => void;
}

/** A message with its channel, masked recipient and state; a failed one can be tried again. */
export function DeliveryCard({ delivery, onRetried }: DeliveryCardProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const titleId = useId();
  const { mutate, isPending, error } = useRetryDelivery();
  const { deliveryId, channel, state, recipient, createdOn, attempts, on } = delivery;
  return (
    <li>
      <article className={styles.question} aria-labelledby={titleId}>
        <div className={spaceBetween}>
          <h2 id={titleId} className={styles.title}>
            {t(channelLabels[channel])} <bdi>{recipient}</bdi>
          </h2>
          <StatusPatch tone={tones[state]}>{t(stateLabels[state])}</StatusPatch>
        </div>
        <p className={meta}>
          <DatesInText text={t('deliveries.written', { date: formatDate(createdOn) })} />
          {' · '}
          <DatesInText text={t(moments[state], { date: formatDate(on) })} />
          {' · '}
          {t('deliveries.attempts', { count: attempts, n: formatCount(attempts) })}
        </p>
        {delivery.error !== '' && (
          <p>
            {t('deliveries.error')} <span lang="en">{delivery.error}</span>
          </p>
        )}
        <OutcomeMessage message={error?.userMessage} />
        {state === 'failed' && (
          <div className={row}>
            <Button
              icon={<Icon of={RotateCw} />}
              aria-describedby={titleId}
              isPending={isPending}
              onClick={() => mutate({ deliveryId }, { onSuccess: onRetried })}
            >
              {t('deliveries.retry')}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}
