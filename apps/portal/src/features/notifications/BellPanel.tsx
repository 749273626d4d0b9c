import { noticeDate, notificationPreview, type BellItem } from '@temple-land/portal-core';
import { Button, Dialog, Icon, visuallyHidden } from '@temple-land/ui';
import { Bell as BellIcon } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { useDisclosure } from '../../blocks/useDisclosure.ts';
import { useText } from '../../i18n/useText.ts';
import { announce } from '../../state/announcement.ts';
import * as styles from './BellPanel.css.ts';
import { useBell, type Bell } from './useBell.ts';

const badgeMost = 99;

/** What the bell takes. */
export interface BellPanelProps {
  userId: number;
}

function useRing(count: number, words: string): void {
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current) announce(words);
    known.current = count;
  }, [count, words]);
}

interface BellRowProps {
  item: BellItem;
  onOpen: () => void;
  /** The row has left the list. */
  onGone: () => void;
}

function BellRow({ item, onOpen, onGone }: BellRowProps) {
  useEffect(() => onGone, [onGone]);
  return (
    <li>
      <button type="button" className={styles.item} onClick={onOpen}>
        <span aria-hidden="true">{notificationPreview(item.notification)}</span>
        <span className={visuallyHidden}>{item.notification}</span>
        <span className={styles.date}>{noticeDate(item.createdOn)}</span>
      </button>
    </li>
  );
}

function BellList({ bell, onGone }: { bell: Bell; onGone: () => void }) {
  const { t } = useText();
  return (
    <>
      <h2 className={styles.head}>{t('bell.title')}</h2>
      <OutcomeMessage said={bell.said} />
      {!bell.isPending && bell.items.length === 0 && (
        <p className={styles.note}>{t('bell.empty')}</p>
      )}
      <ul className={styles.list}>
        {bell.items.map((item) => (
          <BellRow
            key={item.notificationId}
            item={item}
            onOpen={() => bell.open(item)}
            onGone={onGone}
          />
        ))}
      </ul>
    </>
  );
}

function BellDialog({ bell }: { bell: Bell }) {
  const { t } = useText();
  const { opened, close } = bell;
  const date = opened ? noticeDate(opened.createdOn) : '';
  return (
    <Dialog
      isOpen={opened !== undefined}
      onClose={close}
      title={t('bell.read', { date })}
      closeLabel={t('shell.close')}
      footer={
        <Button kind="primary" onClick={close}>
          {t('shell.close')}
        </Button>
      }
    >
      <p>{opened?.notification}</p>
    </Dialog>
  );
}

/** The bell with its count, the panel of unread notifications and the dialog that shows one (spec 2.2, 4). */
export function BellPanel({ userId }: BellPanelProps) {
  const { t } = useText();
  const { isOpen, toggle, close, boxRef, buttonRef } = useDisclosure();
  const bell = useBell(userId, isOpen, close);
  // A notification that was read leaves the list, and the focus must not go with it.
  const keepFocus = useCallback(() => {
    if (document.activeElement !== document.body) return;
    const next = boxRef.current?.querySelector<HTMLElement>('li button');
    (next ?? buttonRef.current)?.focus();
  }, [boxRef, buttonRef]);
  const name = bell.count === 0 ? t('bell.title') : t('bell.unread', { n: bell.count });
  useRing(bell.count, name);
  return (
    <div ref={boxRef} className={styles.box}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.bell}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon of={BellIcon} />
        <span className={visuallyHidden}>{name}</span>
        {bell.count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {bell.count > badgeMost ? `${badgeMost}+` : bell.count}
          </span>
        )}
      </button>
      {isOpen && (
        <section className={styles.panel} aria-label={t('bell.panel')} tabIndex={-1}>
          <BellList bell={bell} onGone={keepFocus} />
        </section>
      )}
      <BellDialog bell={bell} />
    </div>
  );
}
