import {
  getNotificationPath,
  type Channel,
  type DeliveryState,
  type OwnNotification,
} from '@temple-land/portal-core';
import { Button, Icon, Link, visuallyHidden } from '@temple-land/ui';
import { Check } from 'lucide';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { meta } from '../../../common/page/card.css.ts';
import { notificationKindLabels } from '../../../common/text/notificationKindLabels.ts';
import { formatNoticeDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useSession } from '../../../state/useSession.ts';
import * as styles from './own.css.ts';

const deliveryTexts = {
  sms: {
    waiting: 'own.delivery.sms.waiting',
    sent: 'own.delivery.sms.sent',
    failed: 'own.delivery.sms.failed',
  },
  email: {
    waiting: 'own.delivery.email.waiting',
    sent: 'own.delivery.email.sent',
    failed: 'own.delivery.email.failed',
  },
} as const satisfies Record<Channel, Record<DeliveryState, string>>;

/** The props of `NotificationItem`. */
export interface NotificationItemProps {
  notification: OwnNotification;
  isPending: boolean;
  /** Marks it as read; the button can disappear with it. */
  onRead: () => void;
}

/** A notification with its day, kind and link; an unread one can be marked as read. */
export function NotificationItem({ notification, isPending, onRead }: NotificationItemProps) {
  const { t } = useTranslation(['notifications', 'common', 'specification']);
  const language = useLanguage();
  const session = useSession();
  const textId = useId();
  const { text, kind, createdOn, readOn, applicationNo, deliveries } = notification;
  const path = session && getNotificationPath(session.userType, notification);
  const isUnread = readOn === null;
  return (
    <li className={styles.item} tabIndex={-1}>
      {isUnread && <span className={styles.dot} aria-hidden />}
      <div className={styles.body}>
        <p className={isUnread ? styles.unreadText : styles.text} id={textId}>
          {isUnread && <span className={visuallyHidden}>{t('own.unreadMark')} </span>}
          <span {...langAttribute(text, language)}>{text}</span>
        </p>
        <p className={meta}>
          <time dateTime={createdOn}>{formatNoticeDate(createdOn)}</time>
          {' · '}
          {t(notificationKindLabels[kind])}
          {deliveries.map(({ channel, state, on }) => (
            <Fragment key={channel}>
              {' · '}
              {t(deliveryTexts[channel][state], { date: formatNoticeDate(on) })}
            </Fragment>
          ))}
        </p>
        {(path !== undefined || isUnread) && (
          <div className={styles.actions}>
            {path !== undefined && (
              <Link href={path} isAlone onClick={() => isUnread && onRead()}>
                {applicationNo === ''
                  ? t('own.open')
                  : t('own.openCase', { number: applicationNo })}
              </Link>
            )}
            {isUnread && (
              <Button
                kind="quiet"
                icon={<Icon of={Check} />}
                aria-describedby={textId}
                isPending={isPending}
                onClick={onRead}
              >
                {t('own.markRead')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
