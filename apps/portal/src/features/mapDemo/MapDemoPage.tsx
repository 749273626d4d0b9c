import { formatAcres, formatCount } from '../../i18n/format.ts';
import { Alert, Button, Stack, Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, href } from 'react-router-dom';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { cardHead, flushCard } from '../../common/page/card.css.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { districts, districtsByAcres, getPlotCount } from './districts.ts';
import { MapLegend } from './MapLegend.tsx';
import { SchematicMap } from './SchematicMap.tsx';
import { useDistrictChoice } from './useDistrictChoice.ts';

const largest = districtsByAcres[0]?.code;

function DistrictTable() {
  const { t } = useTranslation(['mapDemo', 'common', 'specification']);
  const language = useLanguage();
  const alignEnd = 'end' as const;
  type Row = (typeof districts)[number];
  return (
    <Table
      caption={t('table')}
      rows={districtsByAcres}
      keyOf={({ code }) => code}
      columns={[
        {
          id: 'name',
          header: t('name'),
          renderCell: ({ names, code }: Row) => `${names[language]} (${code})`,
        },
        {
          id: 'plots',
          header: t('plots'),
          align: alignEnd,
          renderCell: (row: Row) => formatCount(getPlotCount(row)),
        },
        {
          id: 'tahasils',
          header: t('tahasils'),
          align: alignEnd,
          renderCell: ({ tahasils }: Row) => formatCount(tahasils),
        },
        {
          id: 'acres',
          header: t('acres'),
          align: alignEnd,
          renderCell: ({ acres }: Row) => formatAcres(acres),
        },
      ]}
    />
  );
}

/**
 * The map demo (spec 2.8): districts with popovers on pointer, focus and touch, and as a table. Its figures are
 * invented, so production has none.
 */
export function MapDemoPage() {
  const { t } = useTranslation(['mapDemo', 'common', 'specification']);
  const isProduction = useConfiguration()?.mode === 'production';
  const choice = useDistrictChoice();
  const at = districts.findIndex(({ code }) => code === choice.chosen);
  const next = districts[(at + 1) % districts.length]?.code;
  if (isProduction) return <Navigate to={href('/website/page-not-found')} replace />;
  return (
    <PublicPage title={t('common:title.mapDemo')} lead={t('lead')}>
      <Stack gap="xl">
        <Alert tone="info" role="none">
          {t('schematic')}
        </Alert>
        <Stack direction="row" gap="md">
          <Button kind="primary" onClick={() => choice.choose(largest)}>
            {t('largest')}
          </Button>
          <Button onClick={() => choice.choose(next)}>{t('next')}</Button>
          <Button kind="quiet" onClick={() => choice.choose(undefined)}>
            {t('clear')}
          </Button>
        </Stack>
        <SchematicMap choice={choice} />
        <MapLegend />
        <section className={flushCard} aria-labelledby="districts">
          <div className={cardHead}>
            <h2 id="districts">{t('table')}</h2>
          </div>
          <DistrictTable />
        </section>
      </Stack>
    </PublicPage>
  );
}
