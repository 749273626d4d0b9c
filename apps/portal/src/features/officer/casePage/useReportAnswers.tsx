import type { FieldReportVersion } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import {
  boundaryLabels,
  presentUseLabels,
  recommendationLabels,
  structureLabels,
} from '../fieldVisits/landLabels.ts';

type Content = FieldReportVersion['content'];

/** Returns the answers of a field report, plot by plot. */
export function useReportAnswers({ plots, encroachedDecimals, people, recommendation }: Content) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const language = useLanguage();
  const typed = (text: string) => (
    <span key={text} {...langAttribute(text, language)}>
      {text || '-'}
    </span>
  );
  const area = (decimals: string) => `${localizeDigits(decimals || '-')} ${t('field:decimals')}`;
  const ofPlots = plots.flatMap((plot) => [
    [t('field:plotNo'), typed(plot.plotNo)] as const,
    [t('field:measured'), area(plot.measuredDecimals)] as const,
    [
      t('common:apply.use'),
      plot.presentUse === '' ? '-' : t(presentUseLabels[plot.presentUse]),
    ] as const,
    [
      t('common:apply.structure'),
      plot.structure === '' ? '-' : t(structureLabels[plot.structure]),
    ] as const,
    ...(['north', 'east', 'south', 'west'] as const).map(
      (side) => [t(boundaryLabels[side]), typed(plot[side])] as const,
    ),
  ]);
  return [
    ...ofPlots,
    ...(encroachedDecimals === ''
      ? []
      : [[t('field:encroached'), area(encroachedDecimals)] as const]),
    ...(people.length === 0
      ? []
      : [
          [
            t('field:people'),
            typed(
              people
                .map(({ name, relation }) => [name, relation].filter(Boolean).join(', '))
                .join('; '),
            ),
          ] as const,
        ]),
    ...(recommendation === ''
      ? []
      : [[t('field:recommendation'), t(recommendationLabels[recommendation])] as const]),
  ];
}
