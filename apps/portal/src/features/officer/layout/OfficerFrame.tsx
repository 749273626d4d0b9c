import { getHeaderExtras } from '@temple-land/portal-core';
import { Icon, SideNav, type SideGroup, type SideLink } from '@temple-land/ui';
import {
  CalendarDays,
  FilePenLine,
  Footprints,
  Gavel,
  Inbox,
  LayoutDashboard,
  Map,
  Sheet,
  Undo2,
  Users,
} from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useLocation } from 'react-router-dom';
import { lazySection } from '../../../common/page/lazySection.tsx';
import { BackLink } from '../../../common/page/BackLink.tsx';
import { useMayOpen } from '../../../state/useMayOpen.ts';
import { MainLandmark } from '../../../common/page/MainLandmark.tsx';
import { useSession } from '../../../state/useSession.ts';
import { useInboxCounts } from '../inbox/useInboxCounts.ts';
import * as styles from './officer.css.ts';

// The database of field reports is loaded for the field staff alone.
const KeptNotice = lazySection(
  async () => (await import('../fieldVisits/KeptNotice.tsx')).KeptNotice,
);

/** The props of `OfficerFrame`. */
export interface OfficerFrameProps {
  children: ReactNode;
}

/** Returns the link to the meetings of the committee, for whoever keeps them. */
function useCommitteeLink(isKeeper: boolean): SideLink[] {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { pathname } = useLocation();
  const path = href('/officer/committee');
  const link = { label: t('common:title.committee'), href: path, isCurrent: pathname === path };
  return isKeeper ? [{ ...link, icon: <Icon of={Users} /> }] : [];
}

/** Returns the link to the payments to refund, for whoever records refunds. */
function useRefundLink(count: number | undefined): SideLink[] {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const path = href('/officer/refunds');
  if (count === undefined || !mayOpen(path)) return [];
  const link = { label: t('common:title.refunds'), href: path, isCurrent: pathname === path };
  return [{ ...link, count, icon: <Icon of={Undo2} /> }];
}

/** Returns the links to map and reports, for officers who have them; no map without a right to outlines. */
function useLandGroup(): SideGroup[] {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { pathname } = useLocation();
  const session = useSession();
  const mayOpen = useMayOpen();
  const reports = href('/officer/reports');
  const map = {
    label: t('specification:header.webGis'),
    href: href('/officer/explore-map'),
    icon: <Icon of={Map} />,
  };
  if (!session || !getHeaderExtras(session.userType, session.userRoleId).webGis) return [];
  return [
    {
      title: t('common:admin.nav.land'),
      links: [
        ...(mayOpen(map.href) ? [map] : []),
        {
          label: t('common:title.registerReports'),
          href: reports,
          icon: <Icon of={Sheet} />,
          isCurrent: pathname === reports,
        },
      ],
    },
  ];
}

/** The navigation of the officer's section, with the number of applications that wait, and the page beside it. */
export function OfficerFrame({ children }: OfficerFrameProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { pathname } = useLocation();
  const session = useSession();
  const { counts } = useInboxCounts();
  const isOfficer = session?.userType === 'O';
  const isFieldStaff = session?.userType === 'T';
  const mayOpen = useMayOpen();
  const land = useLandGroup();
  const first = isOfficer
    ? { label: t('common:title.dashboard'), href: href('/officer/dashboard') }
    : { label: t('home.title'), href: href('/officer') };
  const visits = { label: t('common:title.visits'), href: href('/officer/visits') };
  const cases = { label: t('common:title.cases'), href: href('/officer/cases') };
  const hearings = { label: t('common:title.hearings'), href: href('/officer/hearings') };
  const committee = useCommitteeLink(counts?.keepsMeetings === true);
  const refunds = useRefundLink(counts?.refundsDue);
  const corrections = { label: t('common:title.corrections'), href: href('/officer/corrections') };
  const inbox = { label: t('inbox'), href: href('/officer/applications') };
  return (
    <div className={styles.frame}>
      <SideNav
        label={t('nav')}
        groups={[
          {
            title: t('nav.work'),
            links: [
              { ...first, icon: <Icon of={LayoutDashboard} />, isCurrent: pathname === first.href },
              ...(isFieldStaff
                ? [
                    {
                      ...visits,
                      icon: <Icon of={Footprints} />,
                      isCurrent: pathname === visits.href,
                    },
                  ]
                : []),
              {
                ...inbox,
                icon: <Icon of={Inbox} />,
                isCurrent: pathname === inbox.href,
                ...(counts === undefined ? {} : { count: counts.mine }),
              },
              ...[
                { ...cases, icon: <Icon of={Gavel} />, isCurrent: pathname === cases.href },
                {
                  ...hearings,
                  icon: <Icon of={CalendarDays} />,
                  isCurrent: pathname === hearings.href,
                },
              ].filter((link) => mayOpen(link.href)),
              {
                ...corrections,
                icon: <Icon of={FilePenLine} />,
                isCurrent: pathname === corrections.href,
              },
              ...committee,
              ...refunds,
            ],
          },
          ...land,
        ]}
      />
      <MainLandmark className={styles.page}>
        <BackLink />
        {isFieldStaff && <KeptNotice />}
        {children}
      </MainLandmark>
    </div>
  );
}
