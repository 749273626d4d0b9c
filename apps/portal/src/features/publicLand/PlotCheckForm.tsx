import { Button, Form, TextField } from '@temple-land/ui';
import { MapPinCheck } from 'lucide';
import { useWatch } from 'react-hook-form';
import { Captcha } from '../../blocks/Captcha.tsx';
import { FormSummary } from '../../blocks/FormSummary.tsx';
import { PlacePicker } from '../../blocks/PlacePicker.tsx';
import type { Place, PlaceLevel } from '../../blocks/places.ts';
import { useFormProblems } from '../../blocks/useFormProblems.ts';
import { useText } from '../../i18n/useText.ts';
import type { usePlotCheck } from './usePlotCheck.ts';

const order = [
  'districtCode',
  'tahasilCode',
  'villageCode',
  'plotNo',
  'khataNo',
  'answer',
] as const;
const levels = ['district', 'tahasil', 'mouza'] as const satisfies PlaceLevel[];
const fieldOf = {
  district: 'districtCode',
  tahasil: 'tahasilCode',
  mouza: 'villageCode',
  khatian: 'villageCode',
} as const satisfies Record<PlaceLevel, string>;

/** Where the plot is, its number, and the captcha. */
export function PlotCheckForm({ check }: { check: ReturnType<typeof usePlotCheck> }) {
  const { t } = useText();
  const { form, captcha, submit, isPending } = check;
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const [district, tahasil, mouza] = useWatch({
    control: form.control,
    name: ['districtCode', 'tahasilCode', 'villageCode'],
  });
  const choosePlace = (place: Place) => {
    const shouldValidate = submitCount > 0;
    form.setValue('districtCode', place.district, { shouldValidate });
    form.setValue('tahasilCode', place.tahasil, { shouldValidate });
    form.setValue('villageCode', place.mouza, { shouldValidate });
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <PlacePicker
        levels={levels}
        place={{ district, tahasil, mouza, khatian: '' }}
        onPlace={choosePlace}
        idOf={(level) => idOf(fieldOf[level])}
        errorOf={(level) => errorOf(fieldOf[level])}
      />
      <TextField
        {...form.register('plotNo')}
        id={idOf('plotNo')}
        label={t('plotCheck.plot')}
        description={t('plotCheck.plot.hint')}
        errorMessage={errorOf('plotNo')}
        maxLength={30}
        autoComplete="off"
      />
      <TextField
        {...form.register('khataNo')}
        id={idOf('khataNo')}
        label={t('place.khatian')}
        optionalLabel={t('field.optional')}
        errorMessage={errorOf('khataNo')}
        maxLength={30}
        autoComplete="off"
      />
      <Captcha
        {...form.register('answer')}
        id={idOf('answer')}
        captcha={captcha}
        errorMessage={errorOf('answer')}
      />
      <Button type="submit" kind="primary" size="large" icon={MapPinCheck} isPending={isPending}>
        {t('plotCheck.check')}
      </Button>
    </Form>
  );
}
