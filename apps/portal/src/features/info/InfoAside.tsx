import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { PageAside } from '../../common/page/PageAside.tsx';

/** The aside of the pages about the portal: what can be done here without and with an account. */
export function InfoAside() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <PageAside
      title={t('aside.title')}
      facts={[t('aside.open'), t('aside.account'), t('aside.languages')]}
      links={[
        { label: t('common:title.plotCheck'), href: href('/website/plot-check') },
        { label: t('common:title.figures'), href: href('/website/figures') },
        { label: t('specification:tender.page'), href: href('/website/tender') },
        { label: t('common:title.help'), href: href('/website/help') },
      ]}
    />
  );
}
