import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { PageLink } from '../Link/LinkProvider.tsx';
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
  /** Address of the page that shows it; without it the item is a button. */
  href?: string;
  /** Called on a press; of a link before it is followed. */
  onClick?: () => void;
}

/** The props of `NotificationItem`. */
export interface NotificationItemProps {
  item: BellNotification;
  unreadLabel: string | undefined;
}

function ItemText({ item, unreadLabel }: NotificationItemProps) {
  const isUnread = item.isRead !== true;
  return (
    <>
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
    </>
  );
}

/** A notification as a link or a button with the start of its text and its date; a dot if it is unread. */
export function NotificationItem(props: NotificationItemProps) {
  const { href, onClick } = props.item;
  const text = <ItemText {...props} />;
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={styles.item} onClick={onClick}>
          {text}
        </button>
      ) : (
        <PageLink href={href} className={styles.item} onClick={onClick}>
          {text}
        </PageLink>
      )}
    </li>
  );
}
