import { caseSections } from '@temple-land/portal-core';
import { Button, Columns, Select, Stack, TextArea, TextField } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { placeLevels } from '../../../common/land/places.ts';
import { usePlots } from '../../../common/land/usePlots.ts';
import { card, spaceBetween } from '../../../common/page/card.css.ts';
import { formatAcres, formatCount } from '../../../i18n/format.ts';
import type { FilingField } from './filingProblems.ts';
import { nobody } from './person.ts';
import { PersonFields } from './PersonFields.tsx';
import type { CaseFiling } from './useCaseFiling.ts';

/** The props of a part of the form. */
export interface FilingPartProps {
  filing: CaseFiling;
  change: (changes: Partial<CaseFiling>) => void;
  idOf: (field: FilingField) => string;
  errorOf: (field: FilingField) => string | undefined;
}

/** The land of a case: place, khatiyan, plot and acres. */
export function LandPart({ filing, change, idOf, errorOf }: FilingPartProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const { plots, isPending } = usePlots(filing.place.khatian);
  const areaError = errorOf('area');
  return (
    <Stack elementType="section" className={card} aria-labelledby="file-land">
      <h2 id="file-land">{t('courtCase:file.land')}</h2>
      <Columns kind="fields">
        <PlacePicker
          levels={placeLevels}
          place={filing.place}
          onPlace={(place, level, label) =>
            change({ place, plotCode: '', khatianNo: level === 'khatian' ? label : '' })
          }
          idOf={idOf}
          errorOf={errorOf}
        />
        <Select
          label={t('courtCase:file.plot')}
          optionalLabel={t('common:field.optional')}
          placeholder={t('courtCase:file.plot.none')}
          isDisabled={filing.place.khatian === ''}
          isLoading={isPending}
          value={filing.plotCode}
          options={plots.map(({ plotCode, plotNo, area }) => ({
            value: plotCode,
            label: t('courtCase:file.plot.option', { number: plotNo, area: formatAcres(area) }),
          }))}
          onChange={(plotCode) => change({ plotCode })}
        />
        <TextField
          id={idOf('area')}
          label={t('courtCase:file.area')}
          inputMode="decimal"
          value={filing.area}
          onChange={(area) => change({ area })}
          {...(areaError === undefined ? {} : { errorMessage: areaError })}
        />
      </Columns>
    </Stack>
  );
}

/** The section of the Act, and what happened. */
export function CasePart({ filing, change, idOf, errorOf }: FilingPartProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const factsError = errorOf('facts');
  return (
    <Stack elementType="section" className={card} aria-labelledby="file-case">
      <h2 id="file-case">{t('courtCase:hearings.case')}</h2>
      <Select
        label={t('courtCase:file.section')}
        value={filing.section}
        options={caseSections.map((value) => ({ value, label: value }))}
        onChange={(value) =>
          change({ section: caseSections.find((each) => each === value) ?? caseSections[0] })
        }
      />
      <TextArea
        id={idOf('facts')}
        label={t('courtCase:file.facts')}
        rows={4}
        maxLength={2000}
        value={filing.facts}
        onChange={(facts) => change({ facts })}
        {...(factsError === undefined ? {} : { errorMessage: factsError })}
      />
    </Stack>
  );
}

/** Who holds the land: one respondent or several. */
export function RespondentsPart(props: FilingPartProps & { isChecked: boolean }) {
  const { filing, change, idOf, isChecked } = props;
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const { respondents } = filing;
  const headingId = useId();
  return (
    <Stack elementType="section" className={card} aria-labelledby="file-respondents">
      <h2 id="file-respondents">{t('courtCase:file.respondents')}</h2>
      {respondents.map((person, index) => {
        const n = formatCount(index + 1);
        return (
          // A respondent has no identity but its position.
          // oxlint-disable-next-line react/no-array-index-key
          <Stack key={index} role="group" aria-labelledby={`${headingId}${index}`}>
            <h3 id={`${headingId}${index}`}>{t('courtCase:file.respondent', { n })}</h3>
            <PersonFields
              {...{ person, isChecked }}
              idOf={(field) => idOf(`${index}.${field}`)}
              onPerson={(next) => change({ respondents: respondents.with(index, next) })}
            />
            {respondents.length > 1 && (
              <div className={spaceBetween}>
                <Button
                  kind="quiet"
                  onClick={() => change({ respondents: respondents.toSpliced(index, 1) })}
                >
                  {t('courtCase:file.respondent.remove', { n })}
                </Button>
              </div>
            )}
          </Stack>
        );
      })}
      {respondents.length < 20 && (
        <div className={spaceBetween}>
          <Button onClick={() => change({ respondents: [...respondents, nobody] })}>
            {t('courtCase:file.respondent.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
