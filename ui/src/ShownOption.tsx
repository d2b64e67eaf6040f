type Props = {
  value: string;
  /** The words that are read instead of the value. */
  label: string;
};

/** An option. Its value stands in the markup only where people read another text. */
export function ShownOption({ value, label }: Props) {
  return <option value={label === value ? undefined : value}>{label}</option>;
}
