import { Button, Form, TextField, Icon } from '@temple-land/ui';
import { MapPinCheck } from 'lucide';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Captcha } from '../../common/captcha/Captcha.tsx';
import { FormSummary } from '../../common/form/FormSummary.tsx';
import { MouzaFields } from '../../common/land/MouzaFields.tsx';
import { useFormProblems } from '../../common/form/useFormProblems.ts';
import type { usePlotCheck } from './usePlotCheck.ts';
import { toFieldProps } from '../../common/form/toFieldProps.ts';

const order = [
  'districtCode',
  'tahasilCode',
  'villageCode',
  'plotNo',
  'khataNo',
  'answer',
] as const;
/** The form of the plot check: place, number and captcha. */
export function PlotCheckForm({ check }: { check: ReturnType<typeof usePlotCheck> }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const { form, captcha, submit, isPending } = check;
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const chosen = useWatch({
    control: form.control,
    name: ['districtCode', 'tahasilCode', 'villageCode'],
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <MouzaFields
        ids={chosen}
        setValue={(field, id) => form.setValue(field, id, { shouldValidate: submitCount > 0 })}
        idOf={idOf}
        errorOf={errorOf}
      />
      <TextField
        {...toFieldProps(form.register('plotNo'))}
        id={idOf('plotNo')}
        label={t('plotCheck.plot')}
        description={t('plotCheck.plot.hint')}
        errorMessage={errorOf('plotNo')}
        maxLength={30}
        autoComplete="off"
      />
      <TextField
        {...toFieldProps(form.register('khataNo'))}
        id={idOf('khataNo')}
        label={t('common:place.khatian')}
        optionalLabel={t('common:field.optional')}
        errorMessage={errorOf('khataNo')}
        maxLength={30}
        autoComplete="off"
      />
      <Captcha
        {...toFieldProps(form.register('answer'))}
        id={idOf('answer')}
        captcha={captcha}
        errorMessage={errorOf('answer')}
      />
      <Button
        type="submit"
        kind="primary"
        size="large"
        icon={<Icon of={MapPinCheck} />}
        isPending={isPending}
      >
        {t('plotCheck.check')}
      </Button>
    </Form>
  );
}
