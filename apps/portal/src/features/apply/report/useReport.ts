import { valibotResolver } from '@hookform/resolvers/valibot';
import { reportFields, ReportForm } from '@temple-land/portal-core';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import {
  toDraftContent,
  parseDraftAnswers,
  parseDraftFiles,
  toFormValues,
} from '../../../common/draft/draftFields.ts';
import { formOptions } from '../../../common/form/formOptions.ts';
import { usePhotos } from '../../../common/files/usePhotos.ts';
import { useLimit } from '../../../common/applications/useLimit.ts';
import { useAutosave } from '../../../common/draft/useFormDraft.ts';
import type { FormDraft } from '../../../common/draft/DraftLoader.tsx';
import { emptyPlace, type TypedReport } from './typedReport.ts';
import { useReportPlace } from './useReportPlace.ts';
import { useReportSubmission, type OnReportSubmitted } from './useReportSubmission.ts';

/** Returns the photos of a draft; the form counts them, so that one is required like an answer. */
function useReportPhotos(form: UseFormReturn<TypedReport>, draft: FormDraft) {
  const [firstFiles] = useState(() => parseDraftFiles(draft.content, Date.now()));
  const photos = usePhotos(useLimit('reportPhotos'), firstFiles);
  const count = photos.files.length + (photos.isUnderWay ? 1 : 0);
  const { isSubmitted } = form.formState;
  useEffect(() => {
    const value = count === 0 ? '' : String(count);
    form.setValue('photoCount', value, { shouldValidate: isSubmitted });
  }, [form, count, isSubmitted]);
  return photos;
}

/** Returns the report of illegitimate land use with its draft; `onSubmitted` is called with its number. */
export function useReport(draft: FormDraft, onSubmitted: OnReportSubmitted) {
  const { content, autosave, discardPending } = draft;
  const [first] = useState(() => ({
    ...toFormValues(content, emptyPlace),
    ...parseDraftAnswers(content, reportFields),
  }));
  const form = useForm<TypedReport, unknown, ReportForm>({
    resolver: valibotResolver(ReportForm) as never,
    defaultValues: first,
    ...formOptions,
  });
  const untransformed = form as unknown as UseFormReturn<TypedReport>;
  const typed = useWatch({ control: form.control }) as TypedReport;
  const land = useReportPlace(untransformed, typed, { first, content });
  const photos = useReportPhotos(untransformed, draft);
  const { khatianNo, chosenPlot } = land;
  const { photoCount: _, ...kept } = typed;
  const now = toDraftContent({ ...kept, khatianNo, plotNo: chosenPlot.label }, photos.files);
  useAutosave(autosave, now);
  const submission = useReportSubmission(draft, {
    photos,
    khatianNo,
    onSubmitted,
    onError: () => autosave(now),
  });
  const submit = form.handleSubmit(async (answers) => {
    if (photos.isUnderWay) return;
    await discardPending();
    await submission.send(answers);
  });
  return { form, ...land, photos, typed, submit, submission };
}
