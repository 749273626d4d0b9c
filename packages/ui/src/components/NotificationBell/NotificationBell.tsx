'use client';
import { Bell, X } from 'lucide';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { notificationBellWords } from './NotificationBell.words.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useDisclosure, type DisclosureState } from '../NavMenu/useDisclosure.ts';
import * as styles from './NotificationBell.css.ts';
import { NotificationItem, type BellNotification } from './NotificationItem.tsx';
import { useCountAnnouncement } from './useCountAnnouncement.ts';
import { useFocusRecovery } from './useFocusRecovery.ts';

export type { BellNotification } from './NotificationItem.tsx';

/** The props of `NotificationBell`, with those of the `div` around button and panel. */
export interface NotificationBellProps
  extends DisclosureState, Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The number of unread notifications; undefined until it is known. */
  count?: number | undefined;
  /** Name of the button with the count, for example "Notifications, 3 unread". */
  label?: ((count: number) => string) | undefined;
  /** Heading of the panel. */
  title?: string | undefined;
  /** The notifications, newest first. */
  items: readonly BellNotification[];
  /** Text shown in place of an empty list; omit it if the list could not be loaded. */
  emptyText?: string | undefined;
  /** Hidden text after an unread item; omit it if all are unread. */
  unreadLabel?: string | undefined;
  /** Name of the button that closes the sheet of small screens. */
  closeLabel?: string | undefined;
  /** The list is loading; false by default. */
  isLoading?: boolean | undefined;
  /** An alert above the list. */
  message?: ReactNode | undefined;
  /** Below the list, for example a link to all notifications. */
  footer?: ReactNode | undefined;
}

const maxShown = 99;
const getBadgeText = (count: number) => (count > maxShown ? `${maxShown}+` : `${count}`);

const skeleton = (
  <div aria-hidden>
    <div className={styles.skeletonItem} />
    <div className={styles.skeletonItem} />
    <div className={styles.skeletonItem} />
  </div>
);

type ContentsProps = Pick<
  NotificationBellProps,
  'items' | 'emptyText' | 'unreadLabel' | 'isLoading' | 'message' | 'footer'
>;

function Contents({ items, emptyText, unreadLabel, isLoading, message, footer }: ContentsProps) {
  const isEmpty = !isLoading && items.length === 0 && emptyText !== undefined;
  return (
    <>
      {message !== undefined && <div className={styles.message}>{message}</div>}
      {isEmpty && <p className={styles.empty}>{emptyText}</p>}
      {isLoading && items.length === 0 && skeleton}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <NotificationItem key={item.id} item={item} unreadLabel={unreadLabel} />
          ))}
        </ul>
      )}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  );
}

/** A bell with the number of unread notifications and a panel that lists them. */
export function NotificationBell({
  count,
  label: ownLabel,
  title,
  items,
  emptyText,
  unreadLabel,
  closeLabel,
  isLoading = false,
  message,
  footer,
  isOpen: givenOpen,
  defaultOpen,
  onOpenChange,
  ref,
  ...rest
}: NotificationBellProps) {
  const words = useWords('notificationBell', notificationBellWords);
  const label = ownLabel ?? words.label;
  const state = { isOpen: givenOpen, defaultOpen, onOpenChange };
  const { isOpen, setOpen, dismiss, boxRef, buttonRef } = useDisclosure(state);
  const mergedRef = useMergedRefs(boxRef, ref);
  const panelRef = useRef<HTMLElement>(null);
  const [panelId, titleId] = [useId(), useId()];
  const announcement = useCountAnnouncement(count, label);
  useFocusRecovery(panelRef, buttonRef);
  const unread = count ?? 0;
  const badge = unread > 0 && (
    <span className={styles.badge} aria-hidden>
      {getBadgeText(unread)}
    </span>
  );
  return (
    <div {...mergeProps({ className: styles.root }, rest)} ref={mergedRef}>
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
        {announcement}
      </span>
      {isOpen && (
        <section
          ref={panelRef}
          id={panelId}
          className={styles.panel}
          aria-labelledby={titleId}
          aria-busy={isLoading}
          tabIndex={-1}
        >
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title ?? words.title}
            </h2>
            {badge}
            <div className={styles.close}>
              <Button kind="quiet" icon={<Icon of={X} />} isIconOnly onClick={dismiss}>
                {closeLabel ?? words.closeLabel}
              </Button>
            </div>
          </div>
          <Contents {...{ items, emptyText, unreadLabel, isLoading, message, footer }} />
        </section>
      )}
    </div>
  );
}
