/** Words that no picture can show; they are not reported as unknown. */
export const SILENT_WORDS: ReadonlySet<string> = new Set(
  `about above across after all along agent also always among am ancient and animal any anything are around art artwork as asleep
  assistant awake away baby back background beautiful because become been before behind being below beneath beside best
  between big bit bright body bold both bottom brave but calm camera canvas carry cartoon center centre character charming cheerful clear
  clever close color coloring come companion complex concept corner cosy cozy creature curious cute dark day dear deep
  detail digital does drink draw drawing drawn each elegant else ever every everything expression extra face far fond feathery favorite
  favourite feel few fierce fine fli flie fly for friend from full gentle get giant give good great group grumpy had hair half hand happy has
  have head held help her here high him hint his hold home house how huge human idea illustration image inside into its
  just keep keeper kind large lazy left less life light like line little live long look lot love lovely low loyal made
  magic make man many maybe meet middle mind model modern mood more most mouth much mysterious name near neck new nice
  night noble nose now off oil old once one only onto open other our out outside over own paint pair paper part patient
  people perfect person pet photo picture piece pixel place play please point portrait pose pretty proud put quality read
  quiet quite rather ready real render resolution rest right round run sad same say scene see seen serious set shape she
  shot show shown shy side simple sit size sketch sleep sleepy slow small smile so soft some somebody someone something
  sort still storybook strange strong style such sweet take talk tall tell tender than tidy that the their them then there they
  thing think this three through tiny tired together too top touch toward turn two type under until upon use user very
  voice wait walk want warm was watch watercolor watercolour way wear well were what when where which while who whole wide
  will wise wish with woman wonderful word work world would year yet you young your yourself around`.split(/\s+/),
)
