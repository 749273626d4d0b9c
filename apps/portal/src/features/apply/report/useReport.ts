import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  reportFields,
  ReportForm,
  reportPhotosMax,
  toRequestAnswers,
  type TypedAnswers,
  type DocumentKindId,
} from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraftSubmission } from '../../../common/draft/useDraftSubmission.ts';
import {
  toDraftContent,
  parseDraftAnswers,
  parseDraftFiles,
  toFormValues,
} from '../../../common/draft/draftFields.ts';
import { formOptions } from '../../../common/form/formOptions.ts';
import type { Place } from '../../../common/land/places.ts';
import { usePhotos } from '../../../common/files/usePhotos.ts';
import { usePlaceFields } from '../../../common/land/usePlaceFields.ts';
import { usePlots } from '../../../common/land/usePlots.ts';
import { useAutosave } from '../../../common/draft/useFormDraft.ts';
import type { FormDraft } from '../../../common/draft/DraftLoader.tsx';

const photoKind: DocumentKindId = 3;

const noPlace = {
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  khataNoId: '',
  plotCode: '',
};

type Typed = TypedAnswers<typeof reportFields> & typeof noPlace;

const placeOf = (typed: Typed): Place => ({
  district: typed.districtCode,
  tahasil: typed.tahasilCode,
  mouza: typed.villageCode,
  khatian: typed.khataNoId,
});

/** Returns the report of illegitimate land use with its draft; `onSubmitted` is called with its number. */
export function useReport(draft: FormDraft, onSubmitted: (tokenNo: string) => void) {
  const { content, autosave, discardPending } = draft;
  const [first] = useState(() => ({
    ...toFormValues(content, noPlace),
    ...parseDraftAnswers(content, reportFields),
  }));
  const form = useForm<Typed, unknown, ReportForm>({
    resolver: valibotResolver(ReportForm) as never,
    defaultValues: first,
    ...formOptions,
  });
  const { place, khatianNo, choose } = usePlaceFields(
    (field, id) => {
      form.setValue(field, id, { shouldValidate: form.formState.isSubmitted });
      form.setValue('plotCode', '');
    },
    { place: placeOf(first), khatianNo: content['khatianNo'] ?? '' },
  );
  const [firstFiles] = useState(() => parseDraftFiles(content, Date.now()));
  const plots = usePlots(place.khatian);
  const photos = usePhotos(reportPhotosMax, firstFiles);
  const typed = useWatch({ control: form.control }) as Typed;
  const { plotCode } = typed;
  const { files } = photos;
  const listed = plots.plots.find((plot) => plot.plotCode === plotCode)?.plotNo;
  const plotNo = plotCode === '' ? '' : (listed ?? content['plotNo'] ?? '');
  const now = toDraftContent({ ...typed, khatianNo, plotNo }, files);
  useAutosave(autosave, now);
  const { mutate, isPending, error } = useDraftSubmission('grievanceSave', draft, {
    onSubmitted: ({ tokenNo }) => onSubmitted(tokenNo),
    onAlreadyReceived: () => photos.release(),
    onError: () => autosave(now),
  });
  const submit = form.handleSubmit(async (answers) => {
    if (photos.isUnderWay) return;
    await discardPending();
    mutate({
      districtCode: Number(answers.districtCode),
      tahasilCode: Number(answers.tahasilCode),
      villageCode: Number(answers.villageCode),
      khataNo: khatianNo,
      plotCode: answers.plotCode,
      ...toRequestAnswers(reportFields, answers),
      documents: photos.files.map(({ tempId }) => tempId),
      documentKinds: Object.fromEntries(photos.files.map(({ tempId }) => [tempId, photoKind])),
    });
  });
  const chosenPlot = { value: plotCode, label: plotNo };
  return {
    form,
    place,
    choose,
    plots,
    chosenPlot,
    photos,
    typed,
    submit,
    isPending,
    message: error?.userMessage,
  };
}
