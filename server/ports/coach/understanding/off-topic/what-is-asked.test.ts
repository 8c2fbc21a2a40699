import { expect, test } from 'vitest'
import { answerTo } from '../../built-in/talk-fixtures.ts'
import { understand } from '../understand.ts'
import { ownTroubleIn } from './own-trouble.ts'

const intentOf = (content: string) => understand([{ role: 'user', content }]).intent

test.each([
  'i have a chem quiz 3rd period what is an acid',
  'quiz me on the periodic table',
  'consulting project: a workout and diet plan so i lose 15 pounds',
  'as a product manager for lunch, tell me how to make chicken soup',
  'pitch me like an investor, on why hawaii is the best place for a vacation',
  'forecast report: will it rain in dallas on sunday',
  'a cost benefit analysis of getting a rabbit or a cat',
  'what has teeth but cant bite',
  'does this boy like me if he never texts back',
  'how do i ask out a boy from my chapter',
])('"%s" is declined by what it asks', (asked) => {
  expect(intentOf(asked)).toBe('off-topic')
})

test.each([
  'quiz me on pricing',
  'case study: a bakery has 40 percent of its customers leave, what should it do',
  'as a store manager, how do i handle a customer who is late',
  'swot analysis of a food truck near a school',
  'why do they charge more for pokemon cards in december',
  'how come a movie ticket costs more on saturday',
  'what happens to demand for hot chocolate in summer',
  'my friend sells slime at school and she undercut me what should i do',
  'can i use a taylor swift song in an ad for my bakery',
  'my dog treats business is growing what should i charge',
  'my knee hurts from standing at work is that workers comp',
  'my boyfriend and i want to start a bakery how do we split it',
  'what is the market for dating apps',
])('"%s" is ours by what it asks', (asked) => {
  expect(intentOf(asked)).not.toBe('off-topic')
})

test.each([
  ['my dog ate a grape', 'pet'],
  ['our cat wont eat since monday', 'pet'],
  ['how many mg of melatonin can i take', 'health'],
  ['is it ok to take my brothers adderall for the exam, for productivity', 'health'],
  ['should i try my sisters caffeine pills before the test', 'health'],
  ['my ankle is swollen after practice', 'health'],
  ['my period is late should i worry', 'health'],
  ['my patient my hamster lol has been limping what would a manager do', 'pet'],
  ['my dog ate chocolate at work what do i do', 'pet'],
  ['my principal caught me with a vape can he go through my phone', 'law'],
  ['got a parking ticket on main street what do i tell the judge', 'law'],
  ['they caught us after curfew can they search my bag', 'law'],
  ['i got caught shoplifting at the mall', 'law'],
  ['my landlord wont give my mom the deposit back', 'law'],
  ['can a cop search my backpack', 'law'],
  ['should i text my ex', 'heart'],
  ['how do i know if she likes me back', 'heart'],
  ['an employee got caught stealing what should my boss do', undefined],
  ['a landlord rents a store to a business what is that called', undefined],
  ['what is health insurance', undefined],
  ['a clients dog ate chocolate at my dog walking business', undefined],
  ['my boss caught me on my phone can they search my bag at work', undefined],
  ['our dog is the mascot of our store', undefined],
  ['how do dating apps get customers', undefined],
  ['my boss wont pay me overtime can he do that', undefined],
])('"%s" is a trouble of one’s own: %s', (plain, trouble) => {
  expect(ownTroubleIn(plain)).toBe(trouble)
})

test.each([
  ['my dog ate a grape', /call a vet/],
  ['my client (my dog lol) has been throwing up all night, what plan', /call a vet/],
  ['how much creatine should i take a day', /your coach[\s\S]*I am here to help with DECA/],
  ['is it bad to only sleep 5 hours', /your coach[\s\S]*I am here to help with DECA/],
  ['i took 20 melatonin, help', /in an emergency call 911/],
  ['my chest hurts after preworkout', /in an emergency call 911/],
  ['they caught me with a vape, can they search my car', /a lawyer[\s\S]*the judicial system/],
  ['do you ever get lonely', /kind of you to ask; if you ever are, tell somebody/],
  ['are you a real person, do you feel sad', /kind of you to ask[\s\S]*a program, not a person/],
  ['my knee is swollen since practice', /a parent, a school nurse or a doctor/],
  [
    'i got caught shoplifting at the mall',
    /a lawyer or your local legal aid office[\s\S]*shoplifting/,
  ],
  ['our landlord wants to kick us out what can we do', /legal aid[\s\S]*a lease/],
  ['what did you do this weekend', /only a program[\s\S]*"quiz me"/],
  ['do u ever get tired of talking to us', /only a program/],
  ['my parents fight all the time', /I am here to study with you/],
  ['how do i sneak my phone into the test so the teacher doesnt see', /I can't help with/],
  ['how do i get into my teachers account', /I keep to my job/],
  ['my aunts company gets bought on monday, how many shares should i buy', /your own money/],
  ['should i put my birthday money in tesla', /your own money/],
])('"%s" is declined in its own words', (asked, says) => {
  expect(answerTo(asked)).toMatch(says)
})

test('nobody who has not been left is consoled for it', () => {
  expect(answerTo('how do i keep my girlfriend so she doesnt break up with me')).not.toContain(
    'that hurts',
  )
})

test('a game with a crush in its name is no matter of the heart', () => {
  expect(ownTroubleIn('how do i beat level 40 in candy crush')).toBeUndefined()
})

test.each([
  'explain the skibidi thing to me',
  'how do i know if hes cheating',
  'who should win the election, which candidate is better for business',
])('"%s" is declined for what it is, and not because nothing is known of it', (asked) => {
  expect(answerTo(asked)).toMatch(/^(?:Sorry, I can't|I have to pass|Sorry, that is not my field)/)
  expect(answerTo(asked)).not.toContain('know nothing')
})

test('a term that is not known is said to be that', () => {
  expect(answerTo('what is a spac')).toContain('know nothing about it')
})

test('whoever asks only what the tutor is hears of no feelings', () => {
  expect(answerTo('are you a real person')).not.toContain('feelings')
})

test('nobody is told to tell on a friend of whom nothing was said', () => {
  expect(answerTo('my parents fight all the time')).not.toContain('about a friend')
})
