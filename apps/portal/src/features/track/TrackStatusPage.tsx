import { Card } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { PageAside } from '../../common/page/PageAside.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { TrackPanel } from './TrackPanel.tsx';
import { parseTrackQuery } from './trackQuery.ts';

const noop = () => undefined;

/** The Track Your Status page; `?type=` and `?number=` fill in the form (spec 2.3). */
export function TrackStatusPage() {
  const { t } = useTranslation(['track', 'common', 'specification']);
  const [parameters] = useSearchParams();
  return (
    <PublicPage
      title={t('specification:header.track')}
      lead={t('lead')}
      aside={
        <PageAside
          title={t('aside.title')}
          facts={[t('aside.number'), t('aside.case'), t('aside.private')]}
          links={[
            { label: t('aside.guide'), href: `${href('/website/help')}#track` },
            { label: t('common:title.verify'), href: href('/website/verify-document') },
            { label: t('common:title.login'), href: href('/login') },
          ]}
        />
      }
    >
      <Card>
        <TrackPanel initialQuery={parseTrackQuery(parameters)} onLeave={noop} />
      </Card>
    </PublicPage>
  );
}
