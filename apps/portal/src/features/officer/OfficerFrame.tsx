import { headerExtras } from '@temple-land/portal-core';
import { SideNav } from '@temple-land/ui';
import { Gavel, Inbox, LayoutDashboard, Map } from 'lucide';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../blocks/BackLink.tsx';
import { MainPart } from '../../blocks/MainPart.tsx';
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
  const { m, t } = useText();
  const { pathname } = useLocation();
  const session = useSession();
  const isOfficer = session?.userType === 'O';
  const hasMap = session !== undefined && headerExtras(session.userType, session.userRoleId).webGis;
  const land = {
    title: t('admin.nav.land'),
    links: [{ label: m('header.webGis'), href: '/officer/explore-map', icon: Map }],
  };
  const first = isOfficer
    ? { label: t('title.dashboard'), href: '/officer/dashboard' }
    : { label: t('officer.home.title'), href: '/officer' };
  const cases = { label: t('title.cases'), href: '/officer/cases' };
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
              { ...cases, icon: Gavel, isCurrent: pathname === cases.href },
            ],
          },
          ...(hasMap ? [land] : []),
        ]}
      />
      <MainPart className={styles.page}>
        <BackLink />
        {children}
      </MainPart>
    </div>
  );
}
