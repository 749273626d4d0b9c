import { valibotResolver } from '@hookform/resolvers/valibot';
import { ReportForm, reportPhotosMax } from '@temple-land/portal-core';
import { useForm, useWatch } from 'react-hook-form';
import { recordActivity } from '../../../api/activity.ts';
import { queries } from '../../../api/queries.ts';
import { useServiceCall } from '../../../api/useCall.ts';
import { formOptions } from '../../../blocks/formOptions.ts';
import { useFormKey } from '../../../blocks/useFormKey.ts';
import { usePhotos } from '../../../blocks/usePhotos.ts';
import { usePlaceFields } from '../../../blocks/usePlaceFields.ts';
import { usePlots } from '../../../blocks/usePlots.ts';

/** What is typed; the kind is '' until one is chosen. */
type Typed = Omit<ReportForm, 'kind'> & { kind: string };

const empty: Typed = {
  kind: '',
  districtCode: '',
  tahasilCode: '',
  villageCode: '',
  khataNoId: '',
  plotCode: '',
  description: '',
  startedOn: '',
  isOngoing: true,
  isDangerous: false,
};

/** The report of illegitimate land use; `onSubmitted` is told its number. */
export function useReport(onSubmitted: (tokenNo: string) => void) {
  const form = useForm<Typed, unknown, ReportForm>({
    resolver: valibotResolver(ReportForm) as never,
    defaultValues: empty,
    ...formOptions,
  });
  const { place, khatianNo, choose } = usePlaceFields((field, id) => {
    form.setValue(field, id, { shouldValidate: form.formState.isSubmitted });
    form.setValue('plotCode', '');
  });
  const plots = usePlots(place.khatian);
  const photos = usePhotos(reportPhotosMax);
  const idempotencyKey = useFormKey();
  const startedOn = useWatch({ control: form.control, name: 'startedOn' });
  const { run, isPending, said } = useServiceCall('grievanceSave');
  const submit = form.handleSubmit(async ({ khataNoId: _id, ...answers }) => {
    if (photos.isUnderWay) return;
    const { answer } = await run({
      ...answers,
      districtCode: Number(answers.districtCode),
      tahasilCode: Number(answers.tahasilCode),
      villageCode: Number(answers.villageCode),
      khataNo: khatianNo,
      documents: photos.files.map(({ tempId }) => tempId),
      idempotencyKey,
    });
    if (!answer || !('result' in answer)) return;
    void queries.invalidateQueries({ queryKey: ['appliedLand'] });
    void recordActivity({ action: 'SUBMIT', remark: answer.result.tokenNo });
    onSubmitted(answer.result.tokenNo);
  });
  return { form, place, choose, plots, photos, startedOn, submit, isPending, said };
}
