import type { ReportField } from '@temple-land/portal-core';
import { Alert, Columns, fieldAcross, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { FormFieldList } from '../../../common/form/FormFieldList.tsx';
import * as styles from '../../../common/form/formPage.css.ts';
import { OnePageForm } from '../../../common/form/OnePageForm.tsx';
import type { FormDraft } from '../../../common/draft/DraftLoader.tsx';
import { useGuest } from '../../../state/guest.ts';
import { NearbyReports } from './NearbyReports.tsx';
import { Photos } from './Photos.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { useReport } from './useReport.ts';
import type { OnReportSubmitted } from './useReportSubmission.ts';
import { useReportProblems } from './useReportProblems.ts';

function Heading({ children }: { children: string }) {
  return <h3 className={`${fieldAcross} ${styles.fieldHeading}`}>{children}</h3>;
}

/** The parts of the form and what is wrong with them. */
interface FieldsProps {
  report: ReturnType<typeof useReport>;
  problems: ReturnType<typeof useReportProblems>;
}

function Fields({ report, problems }: FieldsProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { form, photos, setPosition } = report;
  const { use, place, story, people, idOf, errorOf } = problems;
  const controlOf = (name: ReportField) => ({
    registration: form.register(name),
    id: idOf(name),
    errorMessage: errorOf(name),
    defaultValue: form.getValues(name),
  });
  return (
    <Columns kind="fields">
      <Heading>{t('report.part.photos')}</Heading>
      <div className={fieldAcross}>
        <Photos
          photos={photos}
          id={idOf('photoCount')}
          errorMessage={errorOf('photoCount')}
          hasPosition={report.position !== undefined}
          onPosition={setPosition}
        />
      </div>
      <Heading>{t('report.part.place')}</Heading>
      <PlaceSection report={report} problems={problems} />
      <FormFieldList fields={place} controlOf={controlOf} />
      <Heading>{t('report.part.use')}</Heading>
      <FormFieldList fields={[...use, ...story]} controlOf={controlOf} />
      <Heading>{t('report.part.people')}</Heading>
      <FormFieldList fields={people} controlOf={controlOf} />
    </Columns>
  );
}

function About({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const guest = useGuest();
  return (
    <Stack elementType="aside" aria-label={t('report.about')}>
      {guest !== undefined && (
        <Alert tone="info" role="none" title={t('guest.private')}>
          <p>{t('guest.private.text')}</p>
        </Alert>
      )}
      {guest === undefined && (
        <Alert tone="info" role="none" title={isHidden ? t('report.private') : t('report.named')}>
          <p>{isHidden ? t('report.private.text') : t('report.named.text')}</p>
        </Alert>
      )}
      <Alert tone="warning" role="none">
        <p>{t('report.urgent')}</p>
      </Alert>
    </Stack>
  );
}

/** The props of `ReportForm`. */
export interface ReportFormProps {
  draft: FormDraft;
  onSubmitted: OnReportSubmitted;
}

/** What somebody saw on temple land: photos, place, kind, words, since when, people. */
export function ReportForm({ draft, onSubmitted }: ReportFormProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const report = useReport(draft, onSubmitted);
  const { form, photos, typed, submit, submission } = report;
  const { isPending, message, found } = submission;
  const checked = useReportProblems(report);
  const { problems } = checked;
  const { submitCount } = form.formState;
  if (found) {
    return (
      <NearbyReports
        reports={found}
        message={submission.joinMessage}
        isPending={isPending}
        onJoin={submission.join}
        onSend={submission.sendOwn}
        onBack={submission.back}
      />
    );
  }
  return (
    <OnePageForm
      title={t('report.heading')}
      lead={t('common:report.lead')}
      note={draft.notice}
      foot={draft.deletion}
      {...{ problems, submitCount, message, isPending }}
      isWaiting={submitCount > 0 && photos.isUnderWay}
      submitLabel={t('report.submit')}
      onSubmit={submit}
      aside={<About isHidden={typed.hidesName} />}
    >
      <Fields report={report} problems={checked} />
    </OnePageForm>
  );
}
