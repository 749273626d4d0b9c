import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import * as styles from './NotificationBell.css.ts';

/** One notification in the panel of the bell. */
export interface BellNotification {
  id: string | number;
  /** The full text; the accessible name of the item. */
  text: string;
  /** The start of the text that is shown. */
  preview: string;
  /** Language of both texts if it differs from the page. */
  lang?: string;
  date: string;
  /** It has been read and has no dot. */
  isRead?: boolean;
  /** Opens the notification. */
  onClick: () => void;
}

/** The props of `NotificationItem`. */
export interface NotificationItemProps {
  item: BellNotification;
  unreadLabel: string | undefined;
}

/** A notification as a button with the start of its text and its date; a dot if it is unread. */
export function NotificationItem({ item, unreadLabel }: NotificationItemProps) {
  const isUnread = item.isRead !== true;
  return (
    <li>
      <button type="button" className={styles.item} onClick={item.onClick}>
        {isUnread && <span className={styles.dot} aria-hidden />}
        <span className={styles.preview} lang={item.lang} aria-hidden>
          {item.preview}
        </span>
        <span className={visuallyHidden} lang={item.lang}>
          {item.text}
        </span>{' '}
        <span className={styles.date}>{item.date}</span>
        {isUnread && unreadLabel !== undefined && (
          <span className={visuallyHidden}>, {unreadLabel}</span>
        )}
      </button>
    </li>
  );
}
