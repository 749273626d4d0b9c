import {
  Button,
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  ErrorSummary,
  FileUpload,
  Form,
  OtpField,
  RadioCards,
  Select,
  Switch,
  TextArea,
  TextField,
} from '@temple-land/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { KitField, toMessages, toNative } from './KitField.jsx';

const toOptions = (labels) => labels.map((label) => ({ value: label, label }));
const defaultValues = {
  boat: '',
  harbour: '',
  port: '',
  vessel: '',
  services: [],
  arrival: '',
  papers: [],
  remarks: '',
  code: '',
  news: false,
  rules: false,
};

/** A form whose values, checks and messages are those of react-hook-form. */
export function BerthForm() {
  const form = useForm({ defaultValues });
  const { errors, submitCount } = form.formState;
  const [sent, setSent] = useState();
  const send = (values) => {
    if (values.boat === 'Ghost')
      form.setError('boat', { message: 'No boat of this name is known' });
    else setSent({ ...values, papers: values.papers.map(({ name }) => name) });
  };
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(send)} validationErrors={toMessages(errors)}>
        <ErrorSummary submitCount={submitCount} />
        <KitField as={TextField} name="boat" label="Boat" rules={{ required: 'Enter the boat' }} />
        <KitField
          as={Select}
          name="harbour"
          label="Harbour"
          placeholder="Not selected"
          options={toOptions(['Puri', 'Paradip'])}
          rules={{ required: 'Select a harbour' }}
        />
        <KitField
          as={Combobox}
          name="port"
          label="Home port"
          options={toOptions(['Gopalpur', 'Dhamra'])}
          rules={{ required: 'Select the home port' }}
        />
        <KitField
          as={RadioCards}
          name="vessel"
          label="Kind of vessel"
          choices={toOptions(['Ship', 'Barge'])}
          rules={{ required: 'Select the kind of vessel' }}
        />
        <KitField
          as={CheckboxGroup}
          name="services"
          label="Services"
          rules={{ validate: (chosen) => chosen.length > 0 || 'Select at least one service' }}
        >
          <Checkbox label="Water" value="water" />
          <Checkbox label="Power" value="power" />
        </KitField>
        <KitField
          as={DateField}
          name="arrival"
          label="Arrival"
          rules={{ required: 'Enter the day of arrival' }}
        />
        <KitField
          as={FileUpload}
          name="papers"
          label="Papers"
          allowsMultiple
          rules={{ validate: (files) => files.length > 0 || 'Add the papers' }}
        />
        <TextArea
          {...toNative(form.register('remarks'))}
          label="Remarks"
          optionalLabel="(optional)"
        />
        <KitField as={OtpField} name="code" label="Code" rules={{ required: 'Enter the code' }} />
        <KitField as={Switch} name="news" label="Send me news" />
        <KitField
          as={Checkbox}
          name="rules"
          label="I know the rules of the harbour"
          rules={{ required: 'Accept the rules' }}
        />
        <Button type="submit" kind="primary">
          Send
        </Button>
        <Button onClick={() => form.reset()}>Start again</Button>
        {sent && <output>{JSON.stringify(sent)}</output>}
      </Form>
    </FormProvider>
  );
}
