import { ChoiceField } from './ChoiceField.tsx';
import type { FieldProps } from './field-props.ts';
import { chooseShape, hasTwoShapes, isTicked } from './field-shapes.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { StepButton } from './StepButton.tsx';
import { TextControl } from './TextControl.tsx';

/**
 * Draws a field by its JSON Schema, with all below it. The controls hold their values themselves and are sent by their
 * names, so a typed letter redraws nothing.
 */
export function SchemaField(props: FieldProps) {
  const { path, label, value } = props;
  const schema = chooseShape(props.schema, value);
  const field = <ShapedField {...props} schema={schema} />;
  if (!hasTwoShapes(props.schema)) return field;
  const words = schema.type === 'string' ? 'Write more' : 'Write one text';
  return (
    <div>
      {field}
      <StepButton step={`switch:${path}`} about={label}>
        {words}
      </StepButton>
    </div>
  );
}

function ShapedField(props: FieldProps) {
  const { schema, form } = props;
  if (schema.type === 'object') return <GroupField {...props} Field={SchemaField} />;
  if (schema.of === 'picture' || schema.of === 'drawing') return <PictureField {...props} />;
  if (schema.enum || isTicked(schema) || (schema.of && form.names[schema.of])) return <ChoiceField {...props} />;
  return schema.type === 'array' ? <ListField {...props} Field={SchemaField} /> : <TextControl {...props} />;
}
