import { getAccountPaths, shortenNotification, type UserType } from '@temple-land/portal-core';
import { formatNoticeDate } from '../../i18n/format.ts';
import { Button, Dialog, Link, NotificationBell } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Retry } from '../../common/feedback/Retry.tsx';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useBell, type Bell } from './useBell.ts';

/** The props of `BellPanel`. */
export interface BellPanelProps {
  userId: number;
  userType: UserType;
}

function BellDialog({ bell }: { bell: Bell }) {
  const { t } = useTranslation(['notifications', 'common', 'specification']);
  const language = useLanguage();
  const { opened, close } = bell;
  const text = opened?.notification ?? '';
  const date = opened ? formatNoticeDate(opened.createdOn) : '';
  return (
    <Dialog
      isOpen={opened !== undefined}
      onOpenChange={close}
      title={t('bell.read', { date })}
      footer={
        <Button kind="primary" onClick={close}>
          {t('common:shell.close')}
        </Button>
      }
    >
      <p {...langAttribute(text, language)}>{text}</p>
    </Dialog>
  );
}

/** The bell with its count, the panel of unread notifications and the dialog of one (spec 2.2, 4). */
export function BellPanel({ userId, userType }: BellPanelProps) {
  const { t } = useTranslation(['notifications', 'common', 'specification']);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const bell = useBell(userId, isOpen, () => setOpen(false));
  return (
    <>
      <NotificationBell
        isOpen={isOpen}
        onOpenChange={setOpen}
        count={bell.count}
        label={(n) => (n === 0 ? t('common:bell.title') : t('bell.unread', { n }))}
        title={t('common:bell.title')}
        items={bell.items.map((item) => ({
          id: item.notificationId,
          text: item.notification,
          preview: shortenNotification(item.notification),
          ...langAttribute(item.notification, language),
          date: formatNoticeDate(item.createdOn),
          onClick: () => bell.open(item),
        }))}
        isLoading={bell.isPending}
        emptyText={bell.message === undefined ? t('bell.empty') : undefined}
        closeLabel={t('common:shell.close')}
        footer={
          <Link
            href={getAccountPaths(userType).notifications}
            isAlone
            onClick={() => setOpen(false)}
          >
            {t('common:bell.all')}
          </Link>
        }
        message={
          <Retry message={bell.message} part={t('common:bell.title')} onRetry={bell.refetch} />
        }
      />
      <BellDialog bell={bell} />
    </>
  );
}
