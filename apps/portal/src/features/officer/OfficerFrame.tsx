import { SideNav } from '@temple-land/ui';
import { Inbox, LayoutDashboard } from 'lucide';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../state/useSession.ts';
import * as styles from './officer.css.ts';

/** What the frame of an officer's page takes. */
export interface OfficerFrameProps {
  /** How many applications wait. */
  waiting?: number;
  children: ReactNode;
}

/** The navigation of the officer's section and the page beside it. */
export function OfficerFrame({ waiting, children }: OfficerFrameProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const isOfficer = useSession()?.userType === 'O';
  const first = isOfficer
    ? { label: t('title.dashboard'), href: '/officer/dashboard' }
    : { label: t('officer.home.title'), href: '/officer' };
  const inbox = { label: t('officer.inbox'), href: '/officer/applications' };
  return (
    <div className={styles.frame}>
      <SideNav
        label={t('officer.nav')}
        groups={[
          {
            title: t('officer.nav.work'),
            links: [
              { ...first, icon: LayoutDashboard, isCurrent: pathname === first.href },
              {
                ...inbox,
                icon: Inbox,
                isCurrent: pathname === inbox.href,
                ...(waiting === undefined ? {} : { count: waiting }),
              },
            ],
          },
        ]}
      />
      <div className={styles.page}>{children}</div>
    </div>
  );
}
