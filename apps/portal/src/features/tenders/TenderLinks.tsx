import type { Tender } from '@temple-land/portal-core';
import { ButtonLink, Icon } from '@temple-land/ui';
import { CalendarPlus, Gavel } from 'lucide';
import { useTranslation } from 'react-i18next';
import { getCalendarUrl } from '../../content/feeds.ts';
import { useSession } from '../../state/useSession.ts';

/** The link to the dates of a tender as a calendar file. */
export function CalendarLink({ tender }: { tender: Tender }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  return (
    <ButtonLink
      kind="quiet"
      icon={<Icon of={CalendarPlus} />}
      href={getCalendarUrl(tender.tenderAdvertisementId)}
      aria-label={`${t('calendar')}: ${tender.title}`}
    >
      {t('calendar')}
    </ButtonLink>
  );
}

/** The link to the bidder registration; visitors have the link Apply Now to the login. */
export function BidderLink({ tender, href }: { tender: Tender; href: string }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const userType = useSession()?.userType;
  if (userType !== 'CI' && userType !== 'C') return null;
  return (
    <ButtonLink
      kind="quiet"
      icon={<Icon of={Gavel} />}
      href={href}
      aria-label={`${t('bidder.link')}: ${tender.title}`}
    >
      {t('bidder.link')}
    </ButtonLink>
  );
}
