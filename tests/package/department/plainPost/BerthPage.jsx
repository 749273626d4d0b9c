import {
  Alert,
  Button,
  Checkbox,
  CheckboxGroup,
  DateField,
  DateRange,
  ErrorSummary,
  FileUpload,
  Form,
  OtpField,
  PageHeader,
  RadioCards,
  Select,
  Switch,
  TextArea,
  TextField,
} from '@temple-land/ui';

const toOptions = (labels) => labels.map((label) => ({ value: label, label }));

/** The page of a form with the values and messages of the last post. */
export function BerthPage({ values, errors, received }) {
  const textOf = (name) => values.get(name) ?? '';
  return (
    <html lang="en" data-theme="light">
      <head>
        <title>{errors ? 'Error: Ask for a berth' : 'Ask for a berth'}</title>
        <link rel="stylesheet" href="/styles.css" />
      </head>
      <body>
        <main>
          <PageHeader title="Ask for a berth" />
          <Alert tone="info" role="none" title="Dredging">
            Berth 4 is closed in May.
          </Alert>
          <Form encType="multipart/form-data" validationErrors={errors}>
            <ErrorSummary />
            <TextField label="Boat" name="boat" defaultValue={textOf('boat')} />
            <Select
              label="Harbour"
              name="harbour"
              placeholder="Not selected"
              options={toOptions(['Puri', 'Paradip'])}
              defaultValue={textOf('harbour')}
            />
            <RadioCards
              label="Kind of vessel"
              name="vessel"
              choices={toOptions(['Ship', 'Barge'])}
              defaultValue={textOf('vessel')}
            />
            <CheckboxGroup
              label="Services"
              name="services"
              defaultValue={values.getAll('services')}
            >
              <Checkbox label="Water" value="water" />
              <Checkbox label="Power" value="power" />
            </CheckboxGroup>
            <DateField label="Arrival" name="arrival" defaultValue={textOf('arrival')} />
            <DateRange
              label="Berth"
              startName="from"
              endName="to"
              defaultValue={{ from: textOf('from'), to: textOf('to') }}
            />
            <FileUpload label="Papers" name="papers" allowsMultiple />
            <TextArea
              label="Remarks"
              optionalLabel="(optional)"
              name="remarks"
              defaultValue={textOf('remarks')}
            />
            <OtpField label="Code" name="code" defaultValue={textOf('code')} />
            <Switch label="Send me news" name="news" defaultSelected={values.has('news')} />
            <Checkbox
              label="I know the rules of the harbour"
              name="rules"
              isRequired
              defaultSelected={values.has('rules')}
            />
            <Button type="submit" kind="primary">
              Send
            </Button>
          </Form>
          {received && <output>{JSON.stringify(received)}</output>}
        </main>
      </body>
    </html>
  );
}
