import { Bell, X } from 'lucide';
import { useId, useRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useDisclosure, type DisclosureState } from '../NavMenu/useDisclosure.ts';
import * as styles from './NotificationBell.css.ts';
import { NotificationItem, type BellNotification } from './NotificationItem.tsx';
import { useCountNews } from './useCountNews.ts';
import { useKeptFocus } from './useKeptFocus.ts';

export type { BellNotification } from './NotificationItem.tsx';

/** The props of `NotificationBell`. */
export interface NotificationBellProps extends DisclosureState {
  /** How many are unread; leave it out as long as it is not known. */
  count?: number | undefined;
  /** Name of the button with the count, for example "Notifications, 3 unread". */
  label: (count: number) => string;
  /** Heading of the panel. */
  title: string;
  /** What the panel lists, newest first. */
  items: readonly BellNotification[];
  /** Sentence in the place of an empty list; leave it out when the list could not be fetched. */
  emptyText?: string | undefined;
  /** Said after an unread item; leave it out where all are unread. */
  unreadLabel?: string;
  /** Name of the button that closes the sheet of small screens. */
  closeLabel: string;
  /** The list is on its way. */
  isPending?: boolean;
  /** An alert above the list. */
  message?: ReactNode;
}

const mostShown = 99;
const badgeText = (count: number) => (count > mostShown ? `${mostShown}+` : `${count}`);

const bones = (
  <div aria-hidden>
    <div className={styles.bones} />
    <div className={styles.bones} />
    <div className={styles.bones} />
  </div>
);

type ContentsProps = Pick<
  NotificationBellProps,
  'items' | 'emptyText' | 'unreadLabel' | 'isPending' | 'message'
>;

function Contents({ items, emptyText, unreadLabel, isPending, message }: ContentsProps) {
  const isEmpty = !isPending && items.length === 0 && emptyText !== undefined;
  return (
    <>
      {message !== undefined && <div className={styles.message}>{message}</div>}
      {isEmpty && <p className={styles.empty}>{emptyText}</p>}
      {isPending && items.length === 0 && bones}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <NotificationItem key={item.id} item={item} unreadLabel={unreadLabel} />
          ))}
        </ul>
      )}
    </>
  );
}

/** A bell with the number of unread notifications and a panel that lists them. */
export function NotificationBell({
  count,
  label,
  title,
  items,
  emptyText,
  unreadLabel,
  closeLabel,
  isPending = false,
  message,
  ...state
}: NotificationBellProps) {
  const { isOpen, setOpen, dismiss, boxRef, buttonRef } = useDisclosure(state);
  const panelRef = useRef<HTMLElement>(null);
  const [panelId, titleId] = [useId(), useId()];
  const news = useCountNews(count, label);
  useKeptFocus(panelRef, buttonRef);
  const unread = count ?? 0;
  const badge = unread > 0 && (
    <span className={styles.badge} aria-hidden>
      {badgeText(unread)}
    </span>
  );
  return (
    <div ref={boxRef} className={styles.box}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.bell}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Bell} />
        <span className={visuallyHidden}>{label(unread)}</span>
        {badge}
      </button>
      <span role="status" className={visuallyHidden}>
        {news}
      </span>
      {isOpen && (
        <section
          ref={panelRef}
          id={panelId}
          className={styles.panel}
          aria-labelledby={titleId}
          aria-busy={isPending}
          tabIndex={-1}
        >
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {badge}
            <div className={styles.close}>
              <Button kind="quiet" icon={X} isIconOnly onClick={dismiss}>
                {closeLabel}
              </Button>
            </div>
          </div>
          <Contents {...{ items, emptyText, unreadLabel, isPending, message }} />
        </section>
      )}
    </div>
  );
}
